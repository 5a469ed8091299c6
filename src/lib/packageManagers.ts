/** How each package manager adds a package to a project, in the order of their tabs. */
export const ADD_COMMANDS = {npm: 'npm install', yarn: 'yarn add', pnpm: 'pnpm add', bun: 'bun add'} as const;

/** A package manager that the site writes commands for. */
export type PackageManager = keyof typeof ADD_COMMANDS;

/** Key under which the choice is shared with the tabs of the guides. */
export const PACKAGE_MANAGER_GROUP = 'npm2yarn';

/** The command that adds packages: `pnpm add dockview@4.10.0`. */
export function addCommand(manager: PackageManager, packages: readonly string[]): string {
  return `${ADD_COMMANDS[manager]} ${packages.join(' ')}`;
}

/** All package managers. */
export const PACKAGE_MANAGERS = Object.keys(ADD_COMMANDS) as PackageManager[];
