import {expect, it} from 'vitest';
import {breakObjectTypes, declarationTokens, typeNames} from './declaration';

const kindsOf = (code: string, declared: string) =>
  declarationTokens(code, declared)
    .filter(({kind}) => kind !== undefined)
    .map(({kind, text}) => `${kind!} ${text}`);

it('declarationTokens marks what is declared, once on each line, and loses nothing', () => {
  expect(kindsOf('readonly size: Size', 'size')).toEqual(['keyword readonly', 'name size', 'type Size']);
  const overloads = ['name a', 'type Box', 'keyword void', 'name a', 'type Bag'];
  expect(kindsOf('a(a: Box): void\na(): Bag', 'a')).toEqual(overloads);
  expect(kindsOf('type: Kind', 'type')).toEqual(['name type', 'type Kind']);
  const code = "interface A<T> extends B {\n  (listener: (e: T) => any): 'x' | 12 | React.Ref<T>[];\n}";
  expect(declarationTokens(code, 'A').map(({text}) => text)).toSatisfy((texts: string[]) => texts.join('') === code);
});

it('breakObjectTypes: one member a line, where the line is long', () => {
  const short = 'type A = { a: string; }';
  expect(breakObjectTypes(short)).toBe(short);
  const long =
    "type Options<P> = { params?: P; at: { x: number; y: number; }; id: string; } & Partial<Sizes<'a' | 'b'>>";
  expect(breakObjectTypes(long)).toBe(
    [
      'type Options<P> = {',
      '  params?: P;',
      '  at: {',
      '    x: number;',
      '    y: number;',
      '  };',
      '  id: string;',
      "} & Partial<Sizes<'a' | 'b'>>",
    ].join('\n'),
  );
});

it('typeNames: each once, without type parameters, constants and what is declared', () => {
  const tokens = declarationTokens("a<T>(b: Box | React.Ref<T>, c: Box[], d: 'Bag' | Side.LEFT): Promise<void>", 'a');
  expect(typeNames(tokens)).toEqual(['Box', 'React', 'Ref', 'Side', 'Promise']);
  expect(typeNames(declarationTokens('namespace Sizing { const Split: Size; }', 'Sizing'))).toEqual(['Size']);
});
