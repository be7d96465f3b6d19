/** A phone as the phone's own address book fills it in: with spaces, dashes or +86. */
export const tidyPhone = (typed: string): string =>
  typed.replace(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '');
