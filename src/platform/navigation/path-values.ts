import type { Address } from './address.ts';

/**
 * What varies in a path, as it is written there, if it is the path of this page; undefined for
 * another page's. A query is no part of it, and the letters' case does not matter.
 */
export const pathValues = (
  { pattern }: Pick<Address, 'pattern'>,
  path: string,
): Readonly<Record<string, string>> | undefined => {
  const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/]*)');
  const match = new RegExp(`^${source}/?$`, 'i').exec(path);
  return match ? { ...match.groups } : undefined;
};
