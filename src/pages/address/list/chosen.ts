import { followable } from '../../../entities/login/followable.ts';

/**
 * Where an address is to be chosen for: the page of this app that `r` names, in an address such as
 * `?select=1&r=%2Fshop_pay%2F3`; '' where none is to be chosen.
 */
export const choosingFor = (search: string): string => {
  const query = new URLSearchParams(search);
  return query.get('select') === '1' ? followable(query.get('r'), []) : '';
};

/** That page with the chosen address. */
export const withAddress = (page: string, id: string): string => {
  const url = new URL(page, location.origin);
  url.searchParams.set('address_id', id);
  return url.pathname + url.search + url.hash;
};
