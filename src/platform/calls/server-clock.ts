/** The server's moment in ms at the page's own time 0, which no change of the phone's clock moves. */
let origin: number | undefined;

/**
 * Notes the moment at which the server answered, as its `Date` header says; anything else changes nothing. The
 * latest one counts: an answer from a cache tells when it was made.
 */
export const noteServerDate = (date: string | null): void => {
  const moment = Date.parse(date ?? '') - performance.now();
  if (moment > (origin ?? Number.NEGATIVE_INFINITY)) origin = moment;
};

/** The server's clock in ms by its answers, a second or so late; the phone's own before the first one. */
export const serverNow = (): number =>
  origin === undefined ? Date.now() : Math.round(origin + performance.now());
