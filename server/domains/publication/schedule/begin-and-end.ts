import { isDeepStrictEqual } from 'node:util';
import { keepForGood, pageOf } from '#schemas/publication/change-sets.ts';
import type { Database } from '../../../db/database.ts';
import type { LayoutDraft } from '../draft/draft.ts';
import { markBegun } from '../plans/released.ts';
import { type Release, releaseById } from '../release/releases.ts';
import {
  changePage,
  isSound,
  keepStanding,
  type LiveStanding,
  readStanding,
} from '../release/standing.ts';
import { changeRow, hasBegun, planNamed, type Schedule } from './schedules.ts';

type Input = { draft: LayoutDraft; schedule: Schedule; now: number };

const byBeginning = (one: Schedule, other: Schedule): number =>
  (one.releaseId ?? Number.POSITIVE_INFINITY) - (other.releaseId ?? Number.POSITIVE_INFINITY);

/** A schedule that continues keeps its place in the order; a new one comes last. */
const withSchedule = ({ ground, running }: LiveStanding, schedule: Schedule) => {
  const joined = { ground, running: [...running, schedule].toSorted(byBeginning) };
  // a schedule without an end is part of the page from its start
  return schedule.endAt === null
    ? keepForGood(
        joined,
        joined.running.findIndex(({ id }) => id === schedule.id),
      )
    : joined;
};

/** undefined, and nothing is changed, where the page would break the rules. */
export const putOn = async (
  tx: Database,
  { draft, schedule, now }: Input,
): Promise<{ release: Release; earlier: Release } | undefined> => {
  const before = await readStanding(tx);
  const after = withSchedule(before, schedule);
  if (!isSound(after)) return undefined;
  const { id, author, note, endAt } = schedule;
  const plans = schedule.plans.map(planNamed);
  const own = { kind: 'scheduled', author, note, plans } as const;
  const release = await changePage(tx, { draft, before, after, release: own, now });
  await changeRow(tx, id, {
    state: endAt === null ? 'done' : 'live',
    releaseId: schedule.releaseId ?? release.id,
    earlierId: schedule.earlierId ?? before.live.id,
    trouble: null,
  });
  if (!hasBegun(schedule))
    await markBegun(tx, schedule.plans, { id: release.id, who: { id: null, name: author }, now });
  return { release, earlier: before.live };
};

const without = ({ ground, running }: LiveStanding, { id }: Schedule) => ({
  ground,
  running: running.filter((other) => other.id !== id),
});

/**
 * `same`: others have changed all of it since; `misfit`: without the changes the page would break the rules,
 * so they stay.
 */
type TakenBack = { release: Release; earlier: Release } | 'same' | 'misfit';

export const takeOff = async (
  tx: Database,
  { draft, schedule, now }: Input,
  note: string,
): Promise<TakenBack> => {
  const before = await readStanding(tx);
  const after = without(before, schedule);
  const page = pageOf(after);
  if (isDeepStrictEqual(page, before.live.document)) {
    await keepStanding(tx, { before, after, releaseId: before.live.id });
    return 'same';
  }
  if (!isSound(after)) return 'misfit';
  const earlier = schedule.earlierId && (await releaseById(tx, schedule.earlierId));
  const source = earlier && isDeepStrictEqual(earlier.document, page) ? { source: earlier.id } : {};
  const own = { kind: 'ended', author: schedule.author, note, ...source } as const;
  const release = await changePage(tx, { draft, before, after, release: own, now });
  return { release, earlier: before.live };
};

export const keepOn = async (tx: Database, { id }: Schedule): Promise<void> => {
  const before = await readStanding(tx);
  const position = before.running.findIndex((other) => other.id === id);
  const after = keepForGood(before, position);
  await keepStanding(tx, { before, after, releaseId: before.live.id });
};
