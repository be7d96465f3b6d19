import { and, asc, between, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { live } from '../../db/tables/events.ts';
import { liveReminder } from '../../db/tables/live.ts';
import { message } from '../../db/tables/people.ts';
import { relation } from '../../db/tables/social.ts';
import { MINUTE } from '../../platform/durations.ts';
import { loggable } from '../../platform/error-answers.ts';
import type { Host } from '../../platform/implement.ts';

/** How long before the start members are told, and how long after it that is still worth telling. */
const BEFORE = 15 * MINUTE;
const AFTER = 60 * MINUTE;
const EVERY = 30_000;
/** Members who are told at a time. */
const BATCH = 500;

const awaiting = (db: Database, now: number) =>
  db
    .select({ liveId: live.id, title: live.title, memberId: relation.memberId })
    .from(relation)
    .innerJoin(live, eq(live.id, relation.targetId))
    .leftJoin(
      liveReminder,
      and(eq(liveReminder.liveId, live.id), eq(liveReminder.memberId, relation.memberId)),
    )
    .where(
      and(
        eq(relation.kind, 'reserve'),
        eq(relation.target, 'live'),
        eq(live.published, true),
        inArray(live.status, [0, 1]),
        between(live.startAt, new Date(now - AFTER), new Date(now + BEFORE)),
        isNull(liveReminder.memberId),
      ),
    )
    // always in one order, so that two servers cannot wait for each other
    .orderBy(asc(live.id), asc(relation.memberId))
    .limit(BATCH);

/** Tells members by message that what they reserved is about to begin, each once. */
export const remindDue = (db: Database, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await awaiting(tx, now);
    if (due.length === 0) return 0;
    const at = new Date(now);
    const told = await tx
      .insert(liveReminder)
      .values(due.map(({ liveId, memberId }) => ({ liveId, memberId, at })))
      .onConflictDoNothing()
      .returning();
    const titles = new Map(due.map(({ liveId, title }) => [liveId, title]));
    const rows = told.map(({ liveId, memberId }) => ({
      memberId,
      group: 'live' as const,
      title: '预约的直播即将开始',
      body: `您预约的“${titles.get(liveId) ?? ''}”即将开播，点击进入直播间。`,
      link: `/zhiboing/${liveId}`,
      createdAt: at,
    }));
    if (rows.length > 0) await tx.insert(message).values(rows);
    return rows.length;
  });

/** While the server listens: who has reserved a broadcast is told before it begins. */
export const remindByTime = ({ app, db, clock }: Host): void => {
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= remindDue(db, clock())
      .catch((error: unknown) => app.log.error(loggable(error), 'live reminders failed'))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', async () => {
    timer = setInterval(run, EVERY);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
};
