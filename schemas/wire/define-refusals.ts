/** A refusal: the name that code compares, and what is sent. */
export type Refusal<N extends string = string> = {
  readonly name: N;
  readonly code: number | string;
  /** For people; `{n}` stands for a number that only the server knows. */
  readonly message: string;
  readonly status: number;
};

/** The message with `n` in place of `{n}`. */
export const messageOf = ({ message }: Refusal, n?: number | string): string =>
  message.replace('{n}', () => String(n));

export type Refusals = Readonly<Record<string, Refusal>>;

type Entry = Pick<Refusal, 'code' | 'message'> & Partial<Pick<Refusal, 'status'>>;
type Named<T> = { readonly [K in keyof T & string]: Refusal<K> };

/** The refusals of a noun; HTTP status 200 unless one has its own. */
// @__NO_SIDE_EFFECTS__
export const defineRefusals = <T extends Record<string, Entry>>(entries: T): Named<T> => {
  const named = Object.entries(entries).map(([name, entry]) => [
    name,
    { name, status: 200, ...entry },
  ]);
  // `fromEntries` widens the keys of `entries`
  return Object.fromEntries(named) as Named<T>;
};

/** The refusals of a noun that an endpoint may answer. */
// @__NO_SIDE_EFFECTS__
export const pickRefusals = <T extends Refusals, K extends keyof T & string>(
  table: T,
  ...names: readonly K[]
): Pick<T, K> => {
  const picked = names.map((name) => [name, table[name]]);
  // `names` has every key of K, which `fromEntries` widens
  return Object.fromEntries(picked) as Pick<T, K>;
};

type KeyOf<T> = T extends unknown ? keyof T & string : never;
type Joined<T extends readonly Refusals[]> = { readonly [K in KeyOf<T[number]>]: Refusal<K> };

/** Merges refusals of several nouns for an endpoint. */
// @__NO_SIDE_EFFECTS__
export const joinRefusals = <T extends readonly Refusals[]>(...groups: T): Joined<T> =>
  // the result has the keys of all groups, which spreading loses
  Object.assign({}, ...groups) as Joined<T>;
