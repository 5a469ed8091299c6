import declared from '../fixtures/declaredNames.json';
import type {ApiSymbol} from '../../src/plugins/api/model';

/** The members of each exported type, with the base that declares them; the type itself for its own. */
export type DeclaredNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The exported names of packages, as their declaration files have them. */
export function namesOf(api: ReadonlyMap<string, ApiSymbol>): DeclaredNames {
  const exported = [...api.values()].filter(({isExported}) => isExported);
  return new Map(
    exported.map(({name, members}) => [
      name,
      new Map(members.map((member) => [member.name, member.inheritedFrom ?? name])),
    ]),
  );
}

/**
 * The same for a published version that the fixture has: read once from the packages with `extractApi`. For each type
 * the fixture groups the members by the versions that have them, one `x` or `-` for each version; `.` is the type itself.
 */
export function publishedNames(version: string): DeclaredNames {
  const column = declared.versions.indexOf(version);
  if (column === -1) throw new Error(`tests/fixtures/declaredNames.json has no version ${version}.`);
  const types = Object.entries<Record<string, string>>(declared.types).map(([type, groups]) => {
    const names = Object.entries(groups).flatMap(([has, list]) => (has[column] === 'x' ? list.split(' ') : []));
    return [type, names] as const;
  });
  return new Map(
    types
      .filter(([, names]) => names.includes('.'))
      .map(([type, names]) => [
        type,
        new Map(
          names
            .filter((name) => name !== '.')
            .map((name) => [name.split('.').at(-1)!, name.includes('.') ? name.split('.')[0]! : type]),
        ),
      ]),
  );
}
