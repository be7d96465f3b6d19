type Pattern = `/${string}`;
type Value = string | number;

/** Names of the parameters in a path: `id` in `/order_pay/:id`. */
type PathName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathName<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type OptionalName<Q extends string> = Q extends `${infer Name}?` ? Name : never;
type RequiredName<Q extends string> = Q extends `${string}?` ? never : Q;

type Values<P extends string, Q extends string> = Readonly<
  Record<PathName<P> | RequiredName<Q>, Value> & {
    [N in OptionalName<Q>]?: Value | undefined;
  }
>;

type Arguments<P extends string, Q extends string> = [PathName<P> | Q] extends [never]
  ? []
  : [PathName<P> | RequiredName<Q>] extends [never]
    ? [values?: Values<P, Q>]
    : [values: Values<P, Q>];

/** Builds the address of one page; `pattern` is the page's key in the route table. */
export type AddressBuilder<P extends Pattern = Pattern, Q extends string = never> = {
  (...values: Arguments<P, Q>): string;
  readonly pattern: P;
};

/**
 * The address of a page: its pattern, and the names of its query in the order in which they are
 * written. A name that ends in `?` may be left out. Values are encoded.
 */
// @__NO_SIDE_EFFECTS__
export const address = <const P extends Pattern, const Q extends string = never>(
  pattern: P,
  ...names: readonly Q[]
): AddressBuilder<P, Q> => {
  const build = (values: Readonly<Record<string, Value | undefined>> = {}): string => {
    const encoded = (name: string) => encodeURIComponent(values[name] ?? '');
    const path = pattern.replace(/:(\w+)/g, (_, name) =>
      // dots alone would lead to another folder, escaped or not, but for a blank behind them
      encoded(name).replace(/^\.{1,2}$/, '$&%20'),
    );
    const query = names
      .map((name) => name.replace('?', ''))
      .filter((name) => values[name] !== undefined)
      .map((name) => `${name}=${encoded(name)}`)
      .join('&');
    return query ? `${path}?${query}` : path;
  };
  return Object.assign(build, { pattern });
};
