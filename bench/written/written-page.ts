import type { ComponentType } from 'react';

/** A call's path and payload. */
export type Call = readonly [path: string, payload: Readonly<Record<string, string | number>>];

/** A page written by hand; `A`: the data of its calls' answers, in their order. */
export type WrittenPage<A extends readonly unknown[], P extends object> = {
  Page: ComponentType<P>;
  /** The calls of the page at an address. */
  calls: (address: string) => readonly Call[];
  propsOf: (answers: A) => P;
};

export const ANSWERS = 'answers';
