import { and, asc, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { homeSchedule } from '../../../db/tables/publication.ts';
import { addJob, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import { SYSTEM, writeAudit } from '../../operator/index.ts';
import { changesLine, plansWords } from '../changes.ts';
import { type LayoutDraft, lockDraft } from '../draft/draft.ts';
import { keepOn, putOn, takeOff } from './begin-and-end.ts';
import { changeRow, isOver, lockSchedule, type Schedule, titleOf } from './schedules.ts';

type Trouble = NonNullable<Schedule['trouble']>;
type Due = { draft: LayoutDraft; schedule: Schedule; now: number };

const audit = (
  tx: Database,
  action: 'scheduled' | 'ended' | 'schedule-trouble',
  text: string,
  now: number,
) => writeAudit(tx, { who: SYSTEM, action, text, now });

const skip = async (
  tx: Database,
  { schedule, now }: Due,
  trouble: Trouble,
  why: string,
): Promise<Trouble> => {
  await changeRow(tx, schedule.id, { state: 'failed', trouble, handledAt: null });
  await audit(tx, 'schedule-trouble', `${titleOf(schedule)}没有进行：${why}`, now);
  return trouble;
};

const begin = async (tx: Database, due: Due): Promise<Trouble | undefined> => {
  const { schedule, now } = due;
  if (isOver(schedule, now)) return skip(tx, due, 'missed', '到点时服务器没有运行，已经过期');
  const begun = await putOn(tx, due);
  if (!begun) return skip(tx, due, 'misfit', '内容已不符合现在的规则');
  const { release, earlier } = begun;
  const changes = changesLine(earlier.document, release.document);
  const text = `${titleOf(schedule)}已上线，为第 ${release.id} 版：${changes}`;
  await audit(tx, 'scheduled', `${text}${plansWords(schedule.plans)}`, now);
  return undefined;
};

const end = async (tx: Database, due: Due): Promise<Trouble | undefined> => {
  const { schedule, now } = due;
  const title = titleOf(schedule);
  const taken = await takeOff(tx, due, '定时发布到期');
  if (taken === 'misfit') {
    await keepOn(tx, schedule);
    await changeRow(tx, schedule.id, { state: 'done', trouble: 'kept', handledAt: null });
    const why = '收回它的改动后首页不符合现在的规则，线上内容保持不变';
    await audit(tx, 'schedule-trouble', `${title}到期没有恢复：${why}`, now);
    return 'kept';
  }
  await changeRow(tx, schedule.id, { state: 'done', trouble: null });
  if (taken === 'same') {
    await audit(tx, 'ended', `${title}到期：其间已另有发布，线上内容保持不变`, now);
    return undefined;
  }
  const { release, earlier } = taken;
  const changes = changesLine(earlier.document, release.document);
  const text = release.source === null ? '' : `，恢复第 ${release.source} 版的内容`;
  await audit(tx, 'ended', `${title}到期${text}，为第 ${release.id} 版：${changes}`, now);
  return undefined;
};

const close = async (tx: Database, { schedule, now }: Due): Promise<undefined> => {
  await changeRow(tx, schedule.id, { state: 'done' });
  await audit(tx, 'ended', `${titleOf(schedule)}到期：一直暂停着，线上内容保持不变`, now);
};

const begins = ({ state, startAt }: Schedule, now: number): boolean =>
  state === 'waiting' && startAt.getTime() <= now;

/** The locks let one of several servers run a schedule; the others find it done. */
const runOne = (db: Database, id: number, now: number): Promise<Trouble | undefined> =>
  db.transaction(async (tx) => {
    const draft = await lockDraft(tx);
    const schedule = await lockSchedule(tx, id);
    if (!schedule) return undefined;
    const due = { draft, schedule, now };
    if (begins(schedule, now)) return begin(tx, due);
    if (!isOver(schedule, now)) return undefined;
    if (schedule.state === 'live') return end(tx, due);
    return schedule.state === 'paused' ? close(tx, due) : undefined;
  });

const noteFailure = (db: Database, id: number, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const schedule = await lockSchedule(tx, id);
    if (!schedule || schedule.trouble === 'error') return;
    await changeRow(tx, id, { trouble: 'error', handledAt: null });
    await audit(tx, 'schedule-trouble', `${titleOf(schedule)}没有成功，系统会再试`, now);
  });

const dueAt = (now: number) => {
  const { state, startAt, endAt } = homeSchedule;
  const moment = new Date(now);
  return or(
    and(eq(state, 'waiting'), lte(startAt, moment)),
    and(inArray(state, ['live', 'paused']), isNotNull(endAt), lte(endAt, moment)),
  );
};

const momentOf = ({ state, startAt, endAt }: Schedule): number =>
  (state !== 'waiting' && endAt ? endAt : startAt).getTime();

/**
 * Starts and ends the schedules that are due at `now`, in the order of their times. Troubles are written to
 * `log`; of several failures the first is thrown once the other schedules are done.
 * @internal for tests, which choose the moment
 */
export const runDue = async (
  db: Database,
  now: number,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> => {
  const due = await db.select().from(homeSchedule).where(dueAt(now)).orderBy(asc(homeSchedule.id));
  due.sort((one, other) => momentOf(one) - momentOf(other));
  const failures: unknown[] = [];
  for (const { id } of due)
    try {
      const trouble = await runOne(db, id, now);
      if (trouble) log.error({ schedule: id, trouble }, 'schedule not run as planned');
    } catch (error) {
      failures.push(error);
      log.error({ err: error, schedule: id }, 'schedule failed');
      await noteFailure(db, id, now);
    }
  if (failures.length > 0) throw failures[0];
};

const PUBLICATION = 'publication';

type Times = Pick<Schedule, 'id' | 'startAt' | 'endAt'>;

export const addPublicationJobs = async (
  tx: Database,
  { id, startAt, endAt }: Times,
): Promise<void> => {
  await addJob(tx, { kind: PUBLICATION, subject: `${id} begins`, dueAt: startAt.getTime() });
  if (endAt) await addJob(tx, { kind: PUBLICATION, subject: `${id} ends`, dueAt: endAt.getTime() });
};

/** A changed time gets a job of its own; the job of the earlier time finds nothing due. */
export const addChangedJobs = async (
  tx: Database,
  { id, startAt, endAt }: Times,
): Promise<void> => {
  for (const at of [startAt, endAt].filter((moment) => moment !== null))
    await addJob(tx, {
      ...{ kind: PUBLICATION, subject: `${id} at ${at.getTime()}` },
      dueAt: at.getTime(),
    });
};

/** Each job does all that is due: schedules have an order among themselves, jobs have none. */
export const publicationJobs = (log: Pick<FastifyBaseLogger, 'error'>): JobHandlers => ({
  [PUBLICATION]: async (db, _subject, now) => {
    await runDue(db, now, log);
    return undefined;
  },
});
