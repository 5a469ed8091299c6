import {isUnsaved, paths, readFile} from './files';

const commands: Record<string, (argument: string) => string> = {
  help: () => 'ls: list the files\ncat <file>: print one\nstatus: list unsaved files',
  ls: () => paths.join('\n'),
  cat: (path) => readFile(path)?.text ?? `cat: ${path}: no such file`,
  status: () => paths.filter(isUnsaved).join('\n') || 'All files are saved.',
};

/** Runs one line of the terminal and returns what it prints. */
export function runCommand(line: string): string {
  const [name = '', argument = ''] = line.trim().split(/\s+/);
  const command = commands[name];
  return command ? command(argument) : `${name}: unknown, try help`;
}
