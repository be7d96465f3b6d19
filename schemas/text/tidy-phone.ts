/** Removes spaces, dashes and +86, with which address books fill in numbers. */
export const tidyPhone = (typed: string): string =>
  typed.replace(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '');
