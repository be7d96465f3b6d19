type Pattern = `/${string}`;
type Value = string | number;

/** The parameters of a path: `id` in `/order_pay/:id`. */
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

/** Builds addresses of a page; `pattern` is its key in the route table. */
export type AddressBuilder<P extends Pattern = Pattern, Q extends string = never> = {
  (...values: Arguments<P, Q>): string;
  readonly pattern: P;
};

/**
 * Defines the address of a page by its pattern and the names of its query, in order. A name with `?` is
 * optional. Values are encoded.
 */
// @__NO_SIDE_EFFECTS__
export const address = <const P extends Pattern, const Q extends string = never>(
  pattern: P,
  ...names: readonly Q[]
): AddressBuilder<P, Q> => {
  const build = (values: Readonly<Record<string, Value | undefined>> = {}): string => {
    const encoded = (name: string) => encodeURIComponent(values[name] ?? '');
    const path = pattern.replace(/:(\w+)/g, (_, name) =>
      // segments of dots would be resolved as folders, even escaped, unless a blank follows
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
