import type { AddressBuilder } from './page-address.ts';

/**
 * The parameters of a path, still encoded; undefined if it belongs to another page. The query and the case of
 * letters are ignored.
 */
export const pathValues = (
  { pattern }: Pick<AddressBuilder, 'pattern'>,
  path: string,
): Readonly<Record<string, string>> | undefined => {
  const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/?#]*)');
  const match = new RegExp(`^${source}/?$`, 'i').exec(path);
  return match ? { ...match.groups } : undefined;
};
