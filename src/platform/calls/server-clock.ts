/** The server's moment in ms at the page's own time 0, which no change of the phone's clock moves. */
let origin: number | undefined;

/** So much earlier an answer that was long on its way may tell, in ms. */
const LATEST = 10_000;

/**
 * Notes the moment at which the server answered, as its `Date` header says; anything else changes nothing. Of answers
 * that were long on their way the promptest counts; one that tells a much earlier moment sets right what a wrong
 * clock on the way had said.
 */
export const noteServerDate = (date: string | null): void => {
  const moment = Date.parse(date ?? '') - performance.now();
  const known = origin ?? Number.NEGATIVE_INFINITY;
  if (moment > known || moment < known - LATEST) origin = moment;
};

/** The server's clock in ms by its answers, a second or so late; the phone's own before the first one. */
export const serverNow = (): number =>
  origin === undefined ? Date.now() : Math.round(origin + performance.now());
