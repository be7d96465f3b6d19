import { followable } from '#src/entities/login/followable.ts';

/**
 * The page of this app for which an address is chosen: `r` in an address such as
 * `?select=1&r=%2Fshop_pay%2F3`; '' where none is chosen.
 */
export const choosingFor = (search: string): string => {
  const query = new URLSearchParams(search);
  return query.get('select') === '1' ? followable(query.get('r'), []) : '';
};

export const withAddress = (page: string, id: string): string => {
  const url = new URL(page, location.origin);
  url.searchParams.set('address_id', id);
  return url.pathname + url.search + url.hash;
};
