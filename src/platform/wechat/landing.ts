/**
 * The address that the browser opened, without `#`: iOS signs it for as long as the page lives,
 * whatever the address has become since (`sign.ts`). So this module has to run before anything
 * changes the address.
 */
export const landingUrl: string =
  typeof location === 'undefined' ? '' : (location.href.split('#')[0] ?? '');
