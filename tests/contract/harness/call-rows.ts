import type { CallRow } from '../calls/call-row.ts';

type Rows = Record<string, CallRow>;

/** `quiet`: the noun's calls that show no loading indicator. */
type Calls = { quiet?: readonly string[] } & Record<string, Rows | readonly string[]>;

const modules = import.meta.glob<Calls>('../calls/*.ts', { eager: true });

const rowsOf = ({ quiet: _, ...rows }: Calls) =>
  // beside `quiet` a file holds rows alone
  Object.values(rows).flatMap((each) => Object.entries<CallRow>(each as Rows));

/** What the calls of these nouns send and answer, by path; of all of them without `nouns`. */
export const callRows = (nouns?: readonly string[]): Rows =>
  Object.fromEntries(
    Object.entries(modules)
      .filter(([file]) => !nouns || nouns.some((noun) => file.endsWith(`/${noun}.ts`)))
      .flatMap(([, module]) => rowsOf(module)),
  );

/** The calls that nobody waits for. */
export const quietCalls = (): string[] => Object.values(modules).flatMap(({ quiet = [] }) => quiet);
