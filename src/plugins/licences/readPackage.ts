import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** A package whose code pages send to browsers. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX identifier: `MIT`. */
  licence: string;
  /** The whole licence, as the package brings it; undefined when it brings none. */
  text: string | undefined;
}

/** Licences that ask for no more than to be named along with the code. */
const ACCEPTED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0'];

const manifestSchema = z.object({name: z.string(), version: z.string(), license: z.string()});

/**
 * Finds the package that a module belongs to.
 * @param file - absolute path of the module.
 * @returns the absolute path of the package's folder, or undefined for a module of the site.
 */
export function packageFolder(file: string): string | undefined {
  const found = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file);
  return found?.[0];
}

/**
 * Reads what a package says of its licence.
 * @param folder - absolute path.
 * @throws Error that names the package, when it has no licence, or one that asks for more than to be named.
 */
export function readPackage(folder: string): ShippedPackage {
  const manifest = manifestSchema.safeParse(JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')));
  if (!manifest.success) throw new Error(`${folder}/package.json: ${z.prettifyError(manifest.error)}`);
  const {name, version, license} = manifest.data;
  if (!ACCEPTED.includes(license)) {
    throw new Error(`${name} has the licence ${license}. Pages may send code of these: ${ACCEPTED.join(', ')}.`);
  }
  const file = fs.readdirSync(folder).find((entry) => /^(?:licence|license)(?:\.(?:md|txt))?$/i.test(entry));
  return {name, version, licence: license, text: file && fs.readFileSync(path.join(folder, file), 'utf8').trim()};
}
