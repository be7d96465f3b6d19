/** Parameters that a login leaves in an address; they are never returned to, shared or stored. */
export const LOGIN_TRACES: readonly string[] = ['code', 'state', 'token'];

export const addressWithout = (
  names: readonly string[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string => {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  // older browsers inside the messenger do not know `URLSearchParams.size`
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
};
