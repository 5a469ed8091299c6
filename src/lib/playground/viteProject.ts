import {escapeHtml} from '../escapeHtml';
import {FRAMEWORK_LABELS, type Framework} from '../frameworks';
import {EXAMPLE_STYLE} from './exampleStyle';
import {MOUNT_APP} from './mount';
import type {SourceFile} from './model';

/** What a project is made of. */
export interface ViteProjectRequest {
  title: string;
  framework: Framework;
  files: SourceFile[];
  /** Exact versions by package name. */
  versions: Record<string, string>;
}

/** A project that `npm install && npm run dev` runs. */
export interface ViteProject {
  title: string;
  /** Text by path. */
  files: Record<string, string>;
}

/** Packages that a project installs. */
export const DEPENDENCIES: Record<Framework, string[]> = {
  react: ['dockview', 'dockview-core', 'react', 'react-dom'],
  typescript: ['dockview-core'],
};
/** Packages that a project is built with. */
export const DEV_DEPENDENCIES: Record<Framework, string[]> = {
  react: ['@types/react', '@types/react-dom', 'typescript', 'vite'],
  typescript: ['typescript', 'vite'],
};

/** What a popout window opens: a page of the same origin. */
const POPOUT = '<!doctype html>\n<html lang="en">\n  <head><title>Popout</title></head>\n  <body></body>\n</html>\n';

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function indexHtml(title: string, entry: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <style>
:root {
  color-scheme: light dark;
}
${EXAMPLE_STYLE.trimEnd()}
    </style>
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/src/${entry}"></script>
  </body>
</html>
`;
}

/**
 * Makes a Vite project of one variant of an example.
 * @throws Error that names a package whose version is not known.
 */
export function toViteProject({title, framework, files, versions}: ViteProjectRequest): ViteProject {
  const pick = (names: string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const version = versions[name];
        if (version === undefined) throw new Error(`The version of the package "${name}" is not known.`);
        return [name, version];
      }),
    );
  const isReact = framework === 'react';
  const name = `${title} (${FRAMEWORK_LABELS[framework]})`;
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: ['vite/client'],
    strict: true,
    noEmit: true,
    isolatedModules: true,
    skipLibCheck: true,
    ...(isReact ? {jsx: 'react-jsx'} : {}),
  };
  return {
    title: name,
    files: {
      'package.json': toJson({
        name: 'dockview-example',
        private: true,
        type: 'module',
        scripts: {dev: 'vite', build: 'tsc && vite build', preview: 'vite preview'},
        dependencies: pick(DEPENDENCIES[framework]),
        devDependencies: pick(DEV_DEPENDENCIES[framework]),
      }),
      'tsconfig.json': toJson({compilerOptions, include: ['src']}),
      'vite.config.ts': "import {defineConfig} from 'vite';\n\nexport default defineConfig({});\n",
      'index.html': indexHtml(name, isReact ? 'main.tsx' : 'main.ts'),
      'public/popout.html': POPOUT,
      ...(isReact ? {'src/main.tsx': MOUNT_APP} : {}),
      ...Object.fromEntries(files.map((file) => [`src/${file.name}`, file.code])),
    },
  };
}
