/** A public type, function or constant of the library, as read from the installed declarations. */
export interface ApiSymbol {
  name: string;
  kind: 'class' | 'interface' | 'type' | 'enum' | 'function' | 'constant';
  /** The npm package that declares it. */
  package: 'dockview' | 'dockview-core';
  /** False for a type that signatures name, but that no package lets a program import. */
  isExported: boolean;
  /** One declaration line per overload; for types their head, such as `interface A<T> extends B`. */
  signatures: string[];
  /** Public members in declaration order, inherited ones included. */
  members: ApiMember[];
}

/** A member of a type. */
export interface ApiMember {
  name: string;
  kind: 'property' | 'method' | 'event' | 'value';
  /** One line per overload, written as in an interface: `close(): void`. */
  signatures: string[];
  /** The type that declares it, where that is not the type it is listed under. */
  inheritedFrom: string | undefined;
  isDeprecated: boolean;
}
