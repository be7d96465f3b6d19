import { and, asc, eq, isNotNull, lte, or } from 'drizzle-orm';
import { readHomeDocument } from '../../../schemas/publication/home-document.ts';
import type { Database } from '../../db/database.ts';
import { homeSchedule } from '../../db/tables/publication.ts';
import { chinaText } from '../../platform/time/china-time.ts';
import { SYSTEM, writeAudit } from '../operator/index.ts';
import { changesLine, withNote } from './audit-words.ts';
import { lockDraft } from './draft.ts';
import { liveRelease, putLive, releaseById } from './releases.ts';
import { changeSchedule, lockSchedule, type Schedule } from './schedules.ts';

const titleOf = ({ startAt, author }: Schedule): string =>
  `${author} 定于 ${chinaText(startAt.getTime())} 的发布`;

const told = (tx: Database, action: 'scheduled' | 'ended', text: string, now: number) =>
  writeAudit(tx, { who: SYSTEM, action, text, now });

const isOver = ({ endAt }: Schedule, now: number): boolean =>
  endAt !== null && endAt.getTime() <= now;

const begin = async (tx: Database, schedule: Schedule, now: number): Promise<void> => {
  const { id, author, note, endAt } = schedule;
  const read = readHomeDocument(schedule.document);
  if (!read.ok || isOver(schedule, now)) {
    const why = read.ok ? '到点时服务器没有运行，已经过期' : '内容已不符合现在的规则';
    await changeSchedule(tx, id, { state: 'done' });
    return told(tx, 'scheduled', `${titleOf(schedule)}没有进行：${why}`, now);
  }
  const earlier = await liveRelease(tx);
  const { document } = read;
  const release = await putLive(tx, { kind: 'scheduled', author, note, document, now });
  const state = endAt === null ? 'done' : 'live';
  await changeSchedule(tx, id, { state, releaseId: release.id, earlierId: earlier.id });
  const changes = changesLine(earlier.document, document);
  const text = `${titleOf(schedule)}已上线，为第 ${release.id} 版：${changes}`;
  return told(tx, 'scheduled', withNote(text, note), now);
};

const end = async (tx: Database, schedule: Schedule, now: number): Promise<void> => {
  const { id, author, releaseId, earlierId } = schedule;
  await changeSchedule(tx, id, { state: 'done' });
  const current = await liveRelease(tx);
  if (earlierId === null || current.id !== releaseId) {
    const text = `${titleOf(schedule)}到期：其间已另有发布，线上内容保持不变`;
    return told(tx, 'ended', text, now);
  }
  const { document } = await releaseById(tx, earlierId);
  const own = { kind: 'ended', author, note: '定时发布到期', source: earlierId } as const;
  const release = await putLive(tx, { ...own, document, now });
  const text = `${titleOf(schedule)}到期，恢复第 ${earlierId} 版的内容，为第 ${release.id} 版`;
  return told(tx, 'ended', text, now);
};

const isDue = ({ state, startAt, endAt }: Schedule, now: number): boolean =>
  (state === 'waiting' && startAt.getTime() <= now) ||
  (state === 'live' && endAt !== null && endAt.getTime() <= now);

/** The locks let one of several servers run a schedule; the others find it done. */
const runOne = (db: Database, id: number, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockDraft(tx);
    const schedule = await lockSchedule(tx, id);
    if (!schedule || !isDue(schedule, now)) return;
    await (schedule.state === 'waiting' ? begin : end)(tx, schedule, now);
  });

const dueAt = (now: number) => {
  const { state, startAt, endAt } = homeSchedule;
  const moment = new Date(now);
  return or(
    and(eq(state, 'waiting'), lte(startAt, moment)),
    and(eq(state, 'live'), isNotNull(endAt), lte(endAt, moment)),
  );
};

const momentOf = ({ state, startAt, endAt }: Schedule): number =>
  (state === 'live' && endAt ? endAt : startAt).getTime();

/** Starts and ends the publications that are due at `now`, in the order of their times. */
export const runDue = async (db: Database, now: number): Promise<void> => {
  const due = await db.select().from(homeSchedule).where(dueAt(now)).orderBy(asc(homeSchedule.id));
  due.sort((one, other) => momentOf(one) - momentOf(other));
  for (const { id } of due) await runOne(db, id, now);
};
