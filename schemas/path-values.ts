import type { AddressBuilder } from './page-address.ts';

/**
 * The parameters in a path, still encoded, if it is a path of this page; undefined for another
 * page. A query is no part of the path, and letter case does not matter.
 */
export const pathValues = (
  { pattern }: Pick<AddressBuilder, 'pattern'>,
  path: string,
): Readonly<Record<string, string>> | undefined => {
  const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/?#]*)');
  const match = new RegExp(`^${source}/?$`, 'i').exec(path);
  return match ? { ...match.groups } : undefined;
};
