/** A file as it is stored, and as it stands in an editor. */
export interface File {
  saved: string;
  text: string;
}

const contents: Record<string, string> = {
  'src/main.ts': `import {nextTide} from './tides';

const tide = nextTide(new Date());
document.body.textContent =
  \`\${tide.kind} water at \${tide.time}\`;
`,
  'src/tides.ts': `export interface Tide {
  kind: 'High' | 'Low';
  time: string;
}

export function nextTide(now: Date): Tide {
  return now.getHours() < 10
    ? {kind: 'Low', time: '10:31'}
    : {kind: 'High', time: '16:45'};
}
`,
  'src/styles.css': `body {
  font: 20px/1.5 Georgia, serif;
}
`,
  'README.md': `# Tide clock

Shows when the next tide is.
`,
};

/** In memory; a real program would ask its server. */
const files = new Map<string, File>(
  Object.entries(contents).map(([path, text]) => [path, {saved: text, text}]),
);
const readers = new Set<() => void>();

/** All paths, in the order of the tree. */
export const paths = [...files.keys()];

/** The file, or `undefined` for a path that is not there. Each change makes a new object. */
export function readFile(path: string): File | undefined {
  return files.get(path);
}

/** Calls `read` after each change of any file. Returns what ends that. */
export function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

function update(path: string, change: (file: File) => File): void {
  const file = files.get(path);
  if (!file) return;
  files.set(path, change(file));
  for (const read of readers) read();
}

export const editFile = (path: string, text: string) => update(path, ({saved}) => ({saved, text}));

export const saveFile = (path: string) => update(path, ({text}) => ({saved: text, text}));

export const revertFile = (path: string) => update(path, ({saved}) => ({saved, text: saved}));

/** Whether an editor holds changes that are not stored. */
export function isUnsaved(path: string): boolean {
  const file = files.get(path);
  return file !== undefined && file.saved !== file.text;
}

/** The last part of a path. */
export const nameOf = (path: string) => path.split('/').at(-1)!;
