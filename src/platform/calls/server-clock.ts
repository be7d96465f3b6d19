/** How far the server's clock is ahead of the phone's, in ms. */
let ahead = 0;

/** Notes the moment at which the server answered, as its `Date` header says; anything else changes nothing. */
export const noteServerDate = (date: string | null): void => {
  const moment = Date.parse(date ?? '');
  if (!Number.isNaN(moment)) ahead = moment - Date.now();
};

/** The server's clock in ms by its last answer, a second or so late; the phone's own before the first one. */
export const serverNow = (): number => Date.now() + ahead;
