/**
 * The address that the browser opened, without `#`: iOS requires its signature as long as the page lives,
 * whatever the address is now (`sign.ts`). This module therefore runs before any code changes the address.
 */
export const landingUrl: string =
  typeof location === 'undefined' ? '' : (location.href.split('#')[0] ?? '');
