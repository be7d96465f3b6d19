/** One refusal: the name that code compares, and what goes over the wire. */
export type Refusal<N extends string = string> = {
  readonly name: N;
  /** The body's code, as it is sent. */
  readonly code: number | string;
  /** The message to people; `{n}` stands for a number that only the server knows. */
  readonly message: string;
  /** HTTP status. */
  readonly status: number;
};

/** The message to people; `n` fills its `{n}`. */
export const messageOf = ({ message }: Refusal, n?: number | string): string =>
  message.replace('{n}', () => String(n));

export type Refusals = Readonly<Record<string, Refusal>>;

type Entry = Pick<Refusal, 'code' | 'message'> & Partial<Pick<Refusal, 'status'>>;
type Named<T> = { readonly [K in keyof T & string]: Refusal<K> };

/** The refusals of a noun; HTTP status 200 unless one says otherwise. */
// @__NO_SIDE_EFFECTS__
export const defineRefusals = <T extends Record<string, Entry>>(entries: T): Named<T> => {
  const named = Object.entries(entries).map(([name, entry]) => [
    name,
    { name, status: 200, ...entry },
  ]);
  // `fromEntries` widens the keys of `entries`
  return Object.fromEntries(named) as Named<T>;
};

/** Some refusals of a noun, for the endpoint that may answer them. */
// @__NO_SIDE_EFFECTS__
export const pickRefusals = <T extends Refusals, K extends keyof T & string>(
  table: T,
  ...names: readonly K[]
): Pick<T, K> => {
  const picked = names.map((name) => [name, table[name]]);
  // `names` holds every key of K, which `fromEntries` forgets
  return Object.fromEntries(picked) as Pick<T, K>;
};

type KeyOf<T> = T extends unknown ? keyof T & string : never;
type Joined<T extends readonly Refusals[]> = { readonly [K in KeyOf<T[number]>]: Refusal<K> };

/** Refusals of several nouns, for one endpoint. */
// @__NO_SIDE_EFFECTS__
export const joinRefusals = <T extends readonly Refusals[]>(...groups: T): Joined<T> =>
  // spread groups lose their types: the result has the keys of all groups
  Object.assign({}, ...groups) as Joined<T>;
