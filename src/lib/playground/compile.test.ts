import {describe, expect, it} from 'vitest';
import {compile, type CompileRequest} from './compile';
import type {CompiledProgram, Problem} from './model';

const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom/client', 'dockview', 'dockview-core'];

function request(code: string, more: Partial<CompileRequest> = {}): CompileRequest {
  return {framework: 'typescript', files: [{name: 'main.ts', code}], packages: PACKAGES, loopGuard: 'guard', ...more};
}

function programOf(input: CompileRequest): CompiledProgram {
  const result = compile(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.program;
}

function problemOf(input: CompileRequest): Problem {
  const result = compile(input);
  if (result.ok) throw new Error('compiled without a problem');
  return result.problem;
}

/** Runs a compiled module without imports, with a guard that throws at its hundredth call. */
function runGuarded(code: string): unknown {
  const [module] = programOf(request(code)).modules;
  let calls = 0;
  const guard = () => {
    if (++calls > 100) throw new Error('stopped');
  };
  return new Function('guard', `${module!.code.replace('export const result =', 'return')}`)(guard);
}

describe('compile', () => {
  it('names the file that an example has to start with', () => {
    const files = [{name: 'style.css', code: ''}];
    expect(problemOf(request('', {files})).message).toContain('There is no file "main.ts"');
    expect(problemOf(request('', {files, framework: 'react'})).message).toContain('There is no file "App.tsx"');
  });

  it('removes types and keeps the lines', () => {
    const {modules} = programOf(request('type A = {\n  b: string;\n};\nconst x: A = {b: "1"};\nconsole.info(x);\n'));
    expect(modules[0]!.code.split('\n')[4]).toBe('console.info(x);');
  });

  it('mounts the App of the React variant and imports what JSX needs', () => {
    const files = [{name: 'App.tsx', code: 'export function App() {\n  return <p>Hello</p>;\n}\n'}];
    const program = programOf(request('', {framework: 'react', files}));
    expect(program.modules.map(({name}) => name)).toEqual(['example:App.tsx', 'example:main.tsx']);
    expect(program.modules[1]!.code).toContain('"example:App.tsx"');
    expect(program.packages.sort()).toEqual(['react', 'react-dom/client', 'react/jsx-runtime']);
  });

  it('links the files of an example and collects their styles', () => {
    const files = [
      {name: 'main.ts', code: "import {one} from './one';\nimport './style.css';\nconsole.info(one);\n"},
      {name: 'one.ts', code: 'export const one = 1;\n'},
      {name: 'style.css', code: 'p {}'},
    ];
    const {modules, styles} = programOf(request('', {files}));
    expect(modules.map(({name, needs}) => [name, needs])).toEqual([
      ['example:one.ts', []],
      ['example:main.ts', ['example:one.ts']],
    ]);
    expect(modules[1]!.code).toContain('"example:one.ts"');
    expect(modules[1]!.code).not.toContain('style.css');
    expect(styles).toEqual(['p {}']);
  });

  it('names files that import each other', () => {
    const files = [
      {name: 'main.ts', code: "import {one} from './one';\nconsole.info(one);\n"},
      {name: 'one.ts', code: "import {two} from './two';\nexport const one = () => two;\n"},
      {name: 'two.ts', code: "import {one} from './one';\nexport const two = () => one;\n"},
    ];
    expect(problemOf(request('', {files}))).toMatchObject({
      file: 'one.ts',
      message: expect.stringContaining('import each other: one.ts, two.ts.') as string,
    });
  });

  it.each([
    ['const a = 1;\nconst = 2;\n', 2, expect.not.stringMatching(/\(\d+:\d+\)|Error transforming/)],
    ['function a() {\n', 2, expect.any(String)],
    ['const a = 1;\nconst a = 2;\n', 2, expect.any(String)],
    [
      "\nimport {a} from 'nowhere';\na();\n",
      2,
      `The package "nowhere" cannot be used here. Available: ${PACKAGES.join(', ')}.`,
    ],
    ["import {a} from './nowhere';\na();\n", 1, 'There is no file "./nowhere" in this example.'],
  ])('names file and line of what is wrong in %j', (code, line, message: unknown) => {
    expect(problemOf(request(code))).toEqual({file: 'main.ts', line, message});
  });
});

describe('the guard', () => {
  it.each([
    'while (true) {}',
    'while (true);',
    'for (;;);',
    'for (;;) { continue; }',
    'do {} while (true);',
    'do ; while (true)',
    'outer: while (true) { for (;;) { continue outer; } }',
    'const f = () => f(); f();',
    'const f = (n: number): number => (n, f(n)); f(1);',
    'function g() { g(); } g();',
    'class A { b() { this.b(); } } new A().b();',
    'for (const x of (function* () { while (true) yield 1; })()) x;',
    'while (true) try { while (true); } catch { /* again */ }',
  ])('stops %s', (code) => {
    expect(() => runGuarded(code)).toThrow('stopped');
  });

  it.each([
    ['let n = 0; for (let i = 0; i < 9; i++) n += i;\nexport const result = n;', 36],
    ['let n = 0; let f; while (n < 3) f = () => n++, f()\nexport const result = n;', 3],
    ['const o = () => ({a: 1});\nexport const result = o().a;', 1],
    ['const c = (a: number) => (b: number) => a + b;\nexport const result = c(1)(2);', 3],
    ['let n = 0; if (n) while (n) n--; else n = 5;\nexport const result = n;', 5],
  ])('leaves the meaning of %s', (code, result) => {
    expect(runGuarded(code)).toBe(result);
  });
});
