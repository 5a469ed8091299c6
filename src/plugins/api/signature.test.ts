import {describe, expect, it} from 'vitest';
import {tokenize, typeNames} from './signature';

function kindsOf(code: string): string[] {
  return tokenize(code)
    .filter(({kind}) => kind !== undefined)
    .map(({kind, text}) => `${kind!} ${text}`);
}

describe('tokenize', () => {
  it('loses nothing', () => {
    const code = "interface A<T> extends B { (listener: (e: T) => any): 'x' | 12 | React.Ref<T>[]; }";
    expect(
      tokenize(code)
        .map(({text}) => text)
        .join(''),
    ).toBe(code);
  });

  it('finds the declared name of members and types', () => {
    expect(kindsOf('readonly size: number')).toEqual(['keyword readonly', 'name size', 'keyword number']);
    expect(kindsOf('class Store')).toEqual(['keyword class', 'name Store']);
    expect(kindsOf('a(): void\nb(): void')).toEqual(['name a', 'keyword void', 'name b', 'keyword void']);
  });

  it('does not take a property for a keyword', () => {
    expect(kindsOf('type: string')).toEqual(['name type', 'keyword string']);
    expect(kindsOf('{ type?: string; }')).toEqual(['keyword string']);
  });
});

describe('typeNames', () => {
  it('names each type once, qualified names whole, type parameters not at all', () => {
    expect(typeNames("a<T>(b: Box | React.Ref<T>, c: Box[], d: 'Box'): Promise<void>")).toEqual([
      'Box',
      'React.Ref',
      'Promise',
    ]);
  });
});
