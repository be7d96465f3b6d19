import {
  type ChangedThing,
  changedByBoth,
  leaveOut,
  pageOf,
  thingsChanged,
} from '#schemas/publication/change-sets.ts';
import { describeChanges, detailChanges } from '#schemas/publication/describe-changes.ts';
import type * as calls from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { ChangeSet } from '#schemas/publication/merge-documents.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { readDraftAndLive } from '../release/releases.ts';
import { type LiveStanding, readStanding } from '../release/standing.ts';
import {
  isOpen,
  openSchedules,
  type Schedule,
  scheduleById,
  scheduleView,
  shownSchedules,
  type Times,
  titleOf,
} from './schedules.ts';

const MAX_LISTED = 6;

const listed = (texts: readonly string[]): string => {
  const distinct = [...new Set(texts)];
  const more = distinct.length > MAX_LISTED ? `等 ${distinct.length} 处` : '';
  return `${distinct.slice(0, MAX_LISTED).join('、')}${more}`;
};

const timesOf = ({ startAt, endAt }: Schedule): Times => ({
  from: startAt.getTime(),
  until: endAt?.getTime() ?? null,
});

const meet = (one: Times, other: Times): boolean =>
  (one.until === null || other.from < one.until) &&
  (other.until === null || one.from < other.until);

/** Two schedules with an end overlap in any case, others only where both change the same. */
const overlap = (one: Times, other: Times, both: readonly string[]): boolean =>
  meet(one, other) && (both.length > 0 || (one.until !== null && other.until !== null));

const overlapsOf = (schedule: Schedule, open: readonly Schedule[]) =>
  open.flatMap((other) => {
    if (other.id === schedule.id || !meet(timesOf(schedule), timesOf(other))) return [];
    const both = changedByBoth(schedule, other);
    return overlap(timesOf(schedule), timesOf(other), both) ? [{ id: other.id, both }] : [];
  });

const overlapWords = (changes: ChangeSet, times: Times, open: readonly Schedule[]): string[] =>
  open.flatMap((other) => {
    const both = changedByBoth(changes, other);
    const theirs = timesOf(other);
    if (!overlap(times, theirs, both)) return [];
    const until = theirs.until === null ? '一直保持' : `到 ${chinaText(theirs.until)}`;
    const same =
      both.length > 0
        ? `都改了${listed(both)}，同时生效时以后开始的为准`
        : '改的地方不同，互不影响';
    return `与 ${titleOf(other)}（${until}）时间重叠：${same}`;
  });

const isSame = (one: ChangedThing, other: ChangedThing): boolean =>
  one.part === other.part && one.key === other.key && one.field === other.field;

const alike = (one: ChangeSet, other: ChangeSet): string[] => {
  const others = thingsChanged(other);
  return thingsChanged(one).flatMap((thing) =>
    others.some((each) => isSame(each, thing) && each.value === thing.value) ? thing.text : [],
  );
};

const publicationWords = (changes: ChangeSet, open: readonly Schedule[]) => {
  const words = { early: [] as string[], taken: [] as string[], later: [] as string[] };
  for (const schedule of open) {
    const both = changedByBoth(changes, schedule);
    if (both.length === 0) continue;
    const title = titleOf(schedule);
    if (schedule.state === 'live') {
      const rule = '发布后以这次为准，到期时不再收回';
      words.taken.push(`${listed(both)}正由${title}改着：${rule}`);
      continue;
    }
    const early = alike(changes, schedule);
    const late = both.filter((text) => !early.includes(text));
    if (early.length > 0)
      words.early.push(
        `${listed(early)}是${title}里的改动：现在发布会提前上线，到它结束时也不会收回`,
      );
    if (late.length > 0)
      words.later.push(`${listed(late)}会在${title}开始时再次改变：以定时发布的内容为准`);
  }
  return words;
};

export const reviewSchedules: Verb<typeof calls.reviewSchedules> = async (
  { db },
  { from, until, left = [] },
) => {
  const { draft, live } = await readDraftAndLive(db);
  const all = { base: live.document, document: draft.document };
  const changes = { base: all.base, document: leaveOut(all, left).page };
  const open = await openSchedules(db);
  if (from === null) return { ...publicationWords(changes, open), overlaps: [] };
  const overlaps = overlapWords(changes, { from, until }, open);
  return { early: [], taken: [], later: [], overlaps };
};

export const listSchedules: Verb<typeof calls.listSchedules> = async ({ db, now }) => {
  const shown = await shownSchedules(db);
  const open = shown.filter(isOpen);
  const items = shown.map((schedule) => ({
    ...scheduleView(schedule),
    changes: describeChanges(schedule.base, schedule.document).map(({ text }) => text),
    overlaps: isOpen(schedule) ? overlapsOf(schedule, open) : [],
  }));
  return { items, now };
};

/** Provided that nothing is published until then; for a running schedule, the present page. */
const pageAtStart = (
  { ground, running }: LiveStanding,
  open: readonly Schedule[],
  schedule: Schedule,
): HomeDocument => {
  if (schedule.state === 'live') return pageOf({ ground, running });
  const start = schedule.startAt.getTime();
  const begins = open.filter(
    ({ id, state, startAt }) =>
      id !== schedule.id && state === 'waiting' && startAt.getTime() <= start,
  );
  const runs = [...running, ...begins].filter(
    ({ endAt }) => endAt === null || endAt.getTime() > start,
  );
  return pageOf({ ground, running: [...runs, schedule] });
};

export const readSchedule: Verb<typeof calls.readSchedule> = async ({ db }, { id }) => {
  const schedule = await scheduleById(db, id);
  if (!isOpen(schedule)) throw new RefusedError(publicationRefusals.scheduleOver);
  return {
    schedule: scheduleView(schedule),
    changes: detailChanges(schedule.base, schedule.document),
    document: pageAtStart(await readStanding(db), await openSchedules(db), schedule),
  };
};
