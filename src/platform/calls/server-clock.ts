/** So many answers count: one with a wrong moment stands no longer than until so many others have come. */
const COUNTED = 3;

/** The last answers: their dates, and the server's moment in ms at the page's own time 0, which no change of the phone's clock moves. */
let answers: readonly { date: string; origin: number }[] = [];

/**
 * Notes the moment at which the server answered, as its `Date` header says; anything else changes nothing. The
 * latest of the last ones counts, and each date once: an answer from a cache tells when it was made, and its `Age` how
 * long ago that was.
 */
export const noteServerDate = (date: string | null, age: string | null): void => {
  const origin = Date.parse(date ?? '') + 1000 * Number(age) - performance.now();
  if (date && origin > 0 && !answers.some((answer) => answer.date === date))
    answers = [{ date, origin }, ...answers].slice(0, COUNTED);
};

/** The server's clock in ms by its answers, a second or so late; the phone's own before the first one. */
export const serverNow = (): number =>
  answers[0]
    ? Math.round(Math.max(...answers.map(({ origin }) => origin)) + performance.now())
    : Date.now();
