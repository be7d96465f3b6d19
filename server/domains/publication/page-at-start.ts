import { pageOf } from '#schemas/publication/change-sets.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Schedule } from './schedules.ts';
import type { LiveStanding } from './standing.ts';

/**
 * The page at the start of an open schedule, where nothing is published until then; of one that runs, the page as it is.
 * One that is paused is laid on as if it went on.
 */
export const pageAtStart = (
  { ground, running }: LiveStanding,
  open: readonly Schedule[],
  asked: Schedule,
): HomeDocument => {
  if (asked.state === 'live') return pageOf({ ground, running });
  const start = asked.startAt.getTime();
  const begins = open.filter(
    ({ id, state, startAt }) =>
      id !== asked.id && state === 'waiting' && startAt.getTime() <= start,
  );
  const runs = [...running, ...begins].filter(
    ({ endAt }) => endAt === null || endAt.getTime() > start,
  );
  return pageOf({ ground, running: [...runs, asked] });
};
