/** The server's moment in ms at the page's own time 0, which no change of the phone's clock moves; 0: not known. */
let origin = 0;

/**
 * Notes the moment at which the server answered, as its `Date` header says; anything else changes nothing. The
 * latest one counts: an answer from a cache tells when it was made.
 */
export const noteServerDate = (date: string | null): void => {
  const moment = Date.parse(date ?? '') - performance.now();
  if (moment > origin) origin = moment;
};

/** The server's clock in ms by its answers, a second or so late; the phone's own before the first one. */
export const serverNow = (): number =>
  origin ? Math.round(origin + performance.now()) : Date.now();
