import type { CallRow } from '../calls/call-row.ts';

const modules = import.meta.glob<Record<string, Record<string, CallRow>>>('../calls/*.ts', {
  eager: true,
});

/** What the calls of these nouns send and answer, by path; of all of them without `nouns`. */
export const callRows = (nouns?: readonly string[]): Record<string, CallRow> =>
  Object.fromEntries(
    Object.entries(modules)
      .filter(([file]) => !nouns || nouns.some((noun) => file.endsWith(`/${noun}.ts`)))
      .flatMap(([, module]) => Object.values(module).flatMap((rows) => Object.entries(rows))),
  );
