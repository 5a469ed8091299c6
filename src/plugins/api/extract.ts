import path from 'node:path';
import ts from 'typescript';
import type {ApiMember, ApiSymbol} from './model';

const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** The names under which a package exports symbols that its own files call something else. */
type ExportedNames = Map<ts.Symbol, string>;

interface Context {
  checker: ts.TypeChecker;
  exportedNames: ExportedNames;
  /** True for files that belong to the packages being read. */
  isOwn: (fileName: string) => boolean;
}

const printer = ts.createPrinter({removeComments: true, omitTrailingSemicolon: true});

function unalias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Prints a declaration on one line, with the type names a user would import. */
function print(node: ts.Node, context: Context, file = node.getSourceFile()): string {
  const rename: ts.TransformerFactory<ts.Node> = (transformation) => {
    const visitNode = (child: ts.Node): ts.Node => {
      if (ts.isIdentifier(child)) {
        const symbol = context.checker.getSymbolAtLocation(child);
        const exported = symbol && context.exportedNames.get(unalias(symbol, context.checker));
        if (exported && exported !== child.text) return ts.factory.createIdentifier(exported);
      }
      return ts.visitEachChild(child, visitNode, transformation);
    };
    return visitNode;
  };
  const {transformed} = ts.transform(node, [rename]);
  return printer
    .printNode(ts.EmitHint.Unspecified, transformed[0]!, file)
    .replace(/\s+/g, ' ')
    .replace(/^(?:export |declare )+/, '')
    .replace(/;$/, '')
    .trim();
}

function isHidden(declaration: ts.Declaration): boolean {
  const flags = ts.getCombinedModifierFlags(declaration);
  if (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) return true;
  return ts.getJSDocTags(declaration).some((tag) => tag.tagName.text === 'internal');
}

function isEventType(text: string): boolean {
  return /^(?:readonly )?\w+\??: DockviewEvent</.test(text);
}

/** Writes a member as it would stand in an interface; a getter reads as a read-only property. */
function memberSignature(declaration: ts.Declaration, siblings: readonly ts.Declaration[], context: Context): string {
  if (ts.isGetAccessorDeclaration(declaration)) {
    const readonly = siblings.some(ts.isSetAccessorDeclaration) ? '' : 'readonly ';
    const type = declaration.type ? print(declaration.type, context) : 'unknown';
    return `${readonly}${declaration.name.getText()}: ${type}`;
  }
  return print(declaration, context);
}

function memberKind(declaration: ts.Declaration, signature: string): ApiMember['kind'] {
  if (ts.isEnumMember(declaration)) return 'value';
  if (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)) return 'method';
  return isEventType(signature) ? 'event' : 'property';
}

/** `Partial<…>` makes a member optional without touching its declaration. */
function withOptionalMark(signature: string, symbol: ts.Symbol): string {
  if (!(symbol.flags & ts.SymbolFlags.Optional)) return signature;
  return signature.replace(/^((?:readonly )?[\w$]+):/, '$1?:');
}

function ownerName(declaration: ts.Declaration, context: Context): string | undefined {
  const owner = declaration.parent;
  if (!ts.isClassDeclaration(owner) && !ts.isInterfaceDeclaration(owner)) return undefined;
  const symbol = owner.name && context.checker.getSymbolAtLocation(owner.name);
  if (!symbol) return undefined;
  const exported = context.exportedNames.get(symbol);
  // An internal class may carry the name under which something else is exported: its members count as the heir's own.
  const isTaken = !exported && [...context.exportedNames.values()].includes(symbol.name);
  return isTaken ? undefined : (exported ?? symbol.name);
}

/** Reads a member from all symbols that stand for it: one, or one for each branch of a union. */
function readMember(symbols: ts.Symbol[], listedUnder: string, context: Context): ApiMember | undefined {
  const {name} = symbols[0]!;
  if (name.startsWith('_') || name.startsWith('#')) return undefined;
  const found = symbols.flatMap((symbol) => {
    const own = (symbol.declarations ?? []).filter(
      (declaration) => !isHidden(declaration) && context.isOwn(declaration.getSourceFile().fileName),
    );
    return own
      .filter((declaration) => !ts.isSetAccessorDeclaration(declaration) || !own.some(ts.isGetAccessorDeclaration))
      .map((declaration) => ({
        declaration,
        signature: withOptionalMark(memberSignature(declaration, own, context), symbol),
      }));
  });
  // A branch of a union that rules a member out, `position: never`, tells a reader nothing.
  const useful = found.filter(({signature}) => !signature.endsWith(': never'));
  const first = useful[0];
  if (!first) return undefined;
  const owner = ownerName(first.declaration, context);
  return {
    name,
    kind: memberKind(first.declaration, first.signature),
    signatures: [...new Set(useful.map(({signature}) => signature))],
    inheritedFrom: owner === listedUnder ? undefined : owner,
    isDeprecated: ts.getJSDocDeprecatedTag(first.declaration) !== undefined,
  };
}

/** The members of every branch of a union, where the checker alone would give only those they share. */
function propertiesOf(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[][] {
  const branches = type.isUnion() ? type.types : [type];
  const byName = new Map<string, Set<ts.Symbol>>();
  for (const branch of branches) {
    for (const property of checker.getPropertiesOfType(branch)) {
      const symbols = byName.get(property.name) ?? new Set();
      byName.set(property.name, symbols.add(property));
    }
  }
  return [...byName.values()].map((symbols) => [...symbols]);
}

function kindOf(symbol: ts.Symbol): ApiSymbol['kind'] {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  if (symbol.flags & ts.SymbolFlags.Interface) return 'interface';
  if (symbol.flags & ts.SymbolFlags.Enum) return 'enum';
  if (symbol.flags & ts.SymbolFlags.Function) return 'function';
  return symbol.flags & ts.SymbolFlags.TypeAlias ? 'type' : 'constant';
}

/**
 * What stands before the body of a type, with the members that have no name; the whole declaration of anything without
 * members of its own.
 */
function headOf(declaration: ts.Declaration, context: Context): string {
  const {factory} = ts;
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    const {name, typeParameters, heritageClauses} = declaration;
    const head = ts.isClassDeclaration(declaration)
      ? factory.createClassDeclaration(undefined, name, typeParameters, heritageClauses, [])
      : factory.createInterfaceDeclaration(
          undefined,
          declaration.name,
          typeParameters,
          heritageClauses,
          declaration.members.filter(
            (member) => ts.isCallSignatureDeclaration(member) || ts.isIndexSignatureDeclaration(member),
          ),
        );
    const printed = print(ts.setOriginalNode(head, declaration), context, declaration.getSourceFile());
    return printed.replace(/\s*\{\s*\}$/, '');
  }
  const printed = print(declaration, context);
  return ts.isEnumDeclaration(declaration) ? printed.slice(0, printed.indexOf('{')).trim() : printed;
}

function packageOf(fileName: string): ApiSymbol['package'] {
  return /\/dockview-core\//.test(fileName) ? 'dockview-core' : 'dockview';
}

function readSymbol(name: string, symbol: ts.Symbol, context: Context): ApiSymbol {
  const declarations = symbol.declarations ?? [];
  const kind = kindOf(symbol);
  const hasMembers = kind !== 'function' && kind !== 'constant';
  const type = hasMembers ? context.checker.getDeclaredTypeOfSymbol(symbol) : undefined;
  const properties =
    kind === 'enum'
      ? [...(symbol.exports?.values() ?? [])].map((value) => [value])
      : type
        ? propertiesOf(type, context.checker)
        : [];
  return {
    name,
    kind,
    package: packageOf(declarations[0]!.getSourceFile().fileName),
    isExported: context.exportedNames.has(symbol),
    signatures: [...new Set(declarations.map((declaration) => headOf(declaration, context)))],
    members: properties.map((property) => readMember(property, name, context)).filter((member) => member !== undefined),
  };
}

/** Every named type a package declares, exported or not, so that no name in a signature is unknown. */
function declaredTypes(program: ts.Program, context: Context): Map<string, ts.Symbol> {
  const result = new Map<string, ts.Symbol>();
  for (const file of program.getSourceFiles()) {
    if (!context.isOwn(file.fileName)) continue;
    for (const statement of file.statements) {
      const isType =
        ts.isClassDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isEnumDeclaration(statement);
      const symbol = isType && statement.name ? context.checker.getSymbolAtLocation(statement.name) : undefined;
      if (symbol && !result.has(symbol.name)) result.set(symbol.name, symbol);
    }
  }
  return result;
}

/**
 * Reads the public surface of packages from their declaration files.
 * @param entries - absolute paths of the packages' `index.d.ts`; where two export the same name, the first wins.
 * @returns all exported symbols and all types they can name, by the name a user would write.
 * @throws Error when an entry file does not exist.
 */
export function extractApi(entries: string[]): Map<string, ApiSymbol> {
  const program = ts.createProgram(entries, COMPILER_OPTIONS);
  const checker = program.getTypeChecker();
  const folders = entries.map((entry) => path.dirname(entry));
  const context: Context = {
    checker,
    exportedNames: new Map(),
    isOwn: (fileName) => folders.some((folder) => path.resolve(fileName).startsWith(folder)),
  };
  const exported = new Map<string, ts.Symbol>();
  for (const entry of entries) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entry} does not exist or exports nothing. Run "npm ci".`);
    for (const symbol of checker.getExportsOfModule(module)) {
      const target = unalias(symbol, checker);
      const isOwn = target.declarations?.some((declaration) => context.isOwn(declaration.getSourceFile().fileName));
      if (!isOwn || exported.has(symbol.name)) continue;
      exported.set(symbol.name, target);
      context.exportedNames.set(target, symbol.name);
    }
  }
  const result = new Map<string, ApiSymbol>();
  for (const [name, symbol] of exported) result.set(name, readSymbol(name, symbol, context));
  for (const [name, symbol] of declaredTypes(program, context)) {
    const isExported = context.exportedNames.has(symbol);
    if (!isExported && !result.has(name)) result.set(name, readSymbol(name, symbol, context));
  }
  return result;
}
