import type { AddressBuilder } from '#schemas/page-address.ts';
import { pathValues } from '#schemas/path-values.ts';

/** A page that visitors may see, with its first calls (`src/app/first-calls.ts`). */
export type PublicPage = Pick<AddressBuilder, 'pattern'> & {
  calls: readonly {
    path: string;
    /** Made with a session alone. */
    member: boolean;
    body: Readonly<Record<string, unknown>>;
    /** Body field → name in the address; a name that ends in `?` is optional. */
    from: Readonly<Record<string, string | undefined>>;
  }[];
};

/** `query`: all that was in it; `search`: what the calls take from it. */
export type PublicAddress = {
  pattern: string;
  path: string;
  search: string;
  query: URLSearchParams;
  calls: readonly { path: string; body: string }[];
};

/** Longer addresses are not read. */
const LONGEST = 2000;

const ID_NAME = /(?:^|_)id$/;
const ID = /^\d{1,15}$/;
const VALUE = /^[\da-z][\w-]{0,63}$/i;

const fits = (name: string, value: string): boolean =>
  (ID_NAME.test(name) ? ID : VALUE).test(value);

type Call = PublicPage['calls'][number];

/** The body of a call; undefined where the address lacks or replaces something. */
const bodyOf = (
  { body, from }: Call,
  inAddress: (name: string) => string,
  query: URLSearchParams,
): string | undefined => {
  const chosen = Object.entries(body).some(
    ([name, value]) => !Object.hasOwn(from, name) && (query.get(name) ?? value) !== value,
  );
  const given = Object.entries(from).map(([field, word = '']) => {
    const name = word.replace('?', '');
    const value = inAddress(name);
    const fit = fits(name, value) || (value === '' && word.endsWith('?'));
    return { field, value, fit };
  });
  if (chosen || given.some(({ fit }) => !fit)) return undefined;
  const ids = given.filter(({ value }) => value !== '').map(({ field, value }) => [field, value]);
  return JSON.stringify({ ...body, ...Object.fromEntries(ids) });
};

const addressOf = (
  { pattern, calls }: PublicPage,
  values: Readonly<Record<string, string>>,
  query: URLSearchParams,
): PublicAddress | undefined => {
  if (!Object.entries(values).every(([name, value]) => fits(name, value))) return undefined;
  const inQuery = new Set<string>();
  const inAddress = (name: string): string => {
    if (Object.hasOwn(values, name)) return values[name] ?? '';
    inQuery.add(name);
    return query.get(name) ?? '';
  };
  const made = calls.flatMap((call) => {
    const body = bodyOf(call, inAddress, query);
    return body === undefined ? [] : [{ path: call.path, body }];
  });
  if (made.length < calls.length) return undefined;
  const own = [...inQuery].sort().map((name) => [name, query.get(name) ?? '']);
  return {
    pattern,
    path: pattern.replace(/:(\w+)/g, (_whole, name: string) => values[name] ?? ''),
    search: new URLSearchParams(own.filter(([, value]) => value !== '')).toString(),
    query,
    calls: made,
  };
};

/**
 * Reads the address of a public page: equal for all spellings of one thing, whatever else stands in the query.
 * Undefined for any other address, for one that names nothing, and for a page that first asks for nothing, or for
 * something with a session alone.
 */
export const publicAddresses = (
  pages: readonly PublicPage[],
): ((url: string) => PublicAddress | undefined) => {
  const drawn = pages.filter(({ calls }) => calls[0] && calls.every(({ member }) => !member));
  return (url) => {
    if (url.length > LONGEST) return undefined;
    const [path = '', search = ''] = url.split('?', 2);
    for (const page of drawn) {
      const values = pathValues(page, path);
      if (values) return addressOf(page, values, new URLSearchParams(search));
    }
    return undefined;
  };
};
