import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { DAY } from '../../platform/time/durations.ts';

const LONGEST_WAIT = 90 * DAY;
const LAST_MOMENT = 8.64e15;

/** Both in ms. */
type Times = { from: number; until: number | null };

/** Refuses `scheduleStart` for a start that is past or too far ahead. */
export const assertStart = ({ from }: Times, now: number): void => {
  if (from <= now || from > now + LONGEST_WAIT)
    throw new RefusedError(publicationRefusals.scheduleStart);
};

/** Refuses `scheduleEnd` for an end that does not follow the start and now. */
export const assertEnd = ({ from, until }: Times, now: number): void => {
  if (until !== null && (until <= from || until <= now || until > LAST_MOMENT))
    throw new RefusedError(publicationRefusals.scheduleEnd);
};

export const rowTimes = ({ from, until }: Times) => ({
  startAt: new Date(from),
  endAt: until === null ? null : new Date(until),
});
