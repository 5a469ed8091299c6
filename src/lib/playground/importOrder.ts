import type {CompiledFile} from './model';

/**
 * Puts modules into the order in which they can be made, each after those it imports.
 * @param modules - all there are.
 * @param entry - name of the module to begin with; comes last. What it does not need is left out.
 * @returns the modules, or the names of a circle of imports, for which there is no such order.
 */
export function importOrder(modules: CompiledFile[], entry: string): {order: CompiledFile[]} | {circle: string[]} {
  const order: CompiledFile[] = [];
  const visit = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return path.slice(path.indexOf(name));
    const module = modules.find((candidate) => candidate.name === name);
    if (!module || order.includes(module)) return undefined;
    for (const need of module.needs) {
      const circle = visit(need, [...path, name]);
      if (circle) return circle;
    }
    order.push(module);
    return undefined;
  };
  const circle = visit(entry, []);
  return circle ? {circle} : {order};
}
