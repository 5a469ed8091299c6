import names from '../../data/internalTypes.json';

/**
 * Exported by the packages, but made for the library's own use: classes behind the components, tree nodes of the
 * grid, helpers for framework packages. Applications reach the same things through the `…Api` types.
 */
const INTERNAL = new Set(names);

const INTERNAL_PATTERN =
  /^(?:I?(?:Dockview|Gridview|Splitview|Paneview)Component|PROPERTY_KEYS.*|.*Impl|React\w+Part\w*)$/;

/** Whether an exported type is meant for the library's own use. */
export function isInternalType(name: string): boolean {
  return INTERNAL.has(name) || INTERNAL_PATTERN.test(name);
}
