/** Number of answers that count: a wrong date is forgotten after so many further ones. */
const COUNTED = 3;

/**
 * The last answers with their dates; `origin`: server time in ms at the page's own time 0, which no change
 * of the phone's clock moves.
 */
let answers: readonly { date: string; origin: number }[] = [];

/**
 * Records the server's time from the `Date` header of an answer; an invalid header changes nothing. The
 * latest of the last answers counts, and each date once: an answer from a cache has an old date, and its
 * `Age` says how old.
 */
export const noteServerDate = (date: string | null, age: string | null): void => {
  const origin = Date.parse(date ?? '') + 1000 * Number(age) - performance.now();
  if (date && origin > 0 && !answers.some((answer) => answer.date === date))
    answers = [{ date, origin }, ...answers].slice(0, COUNTED);
};

/** The server's time in ms, about a second late; the phone's own before the first answer. */
export const serverNow = (): number =>
  answers[0]
    ? Math.round(Math.max(...answers.map(({ origin }) => origin)) + performance.now())
    : Date.now();
