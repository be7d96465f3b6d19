import { and, asc, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { RelationTarget } from '#schemas/relation/fields.ts';
import type { Database } from '../../db/database.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { member } from '../../db/tables/member.ts';
import { message } from '../../db/tables/message.ts';
import { relation, reminder } from '../../db/tables/relation.ts';
import type { News } from '../../platform/messaging/notify-member.ts';
import { HOUR } from '../../platform/time/durations.ts';

export type Beginning = { id: number; startAt: Date; news: News };

export type Reservable = {
  target: RelationTarget;
  /** How long before the start reminders are sent, in ms. */
  ahead: number;
  /** Messages are worded for `now` (ms). */
  beginning: (db: Database, span: { from: Date; until: Date }, now: number) => Promise<Beginning[]>;
};

/** How long after the start a reminder still makes sense, in ms. */
const AFTER = HOUR;
const BATCH = 500;

type Batch = { target: RelationTarget; begins: Beginning; timely: SQL | undefined; now: number };

const waiting = (tx: Database, { target, begins: { id, startAt }, timely }: Batch) =>
  tx
    .select({ memberId: relation.memberId })
    .from(relation)
    .innerJoin(member, and(eq(member.id, relation.memberId), eq(member.disabled, false)))
    .leftJoin(
      reminder,
      and(
        eq(reminder.target, target),
        eq(reminder.targetId, id),
        eq(reminder.startAt, startAt),
        eq(reminder.memberId, relation.memberId),
      ),
    )
    .where(
      and(
        eq(relation.kind, 'reserve'),
        eq(relation.target, target),
        eq(relation.targetId, id),
        timely,
        isNull(reminder.memberId),
      ),
    )
    // one order for all servers, so that no two wait for each other
    .orderBy(asc(relation.memberId))
    .limit(BATCH);

const tellSome = (db: Database, one: Batch): Promise<number> =>
  retryOnConflict(db, async (tx) => {
    const { target, begins, now } = one;
    const at = new Date(now);
    const mark = { target, targetId: begins.id, startAt: begins.startAt, at };
    const due = await waiting(tx, one);
    if (due.length === 0) return 0;
    const reminded = await tx
      .insert(reminder)
      .values(due.map(({ memberId }) => ({ ...mark, memberId })))
      .onConflictDoNothing()
      .returning({ memberId: reminder.memberId });
    const rows = reminded.map(({ memberId }) => ({ memberId, ...begins.news, createdAt: at }));
    if (rows.length > 0) await tx.insert(message).values(rows);
    return rows.length;
  });

/**
 * Sends each member who reserved something one message per start time, also with several servers. A reservation later
 * than `ahead` before the start is announced at the start.
 */
export const remindReserved = async (
  db: Database,
  { target, ahead, beginning }: Reservable,
  now: number,
): Promise<void> => {
  const span = { from: new Date(now - AFTER), until: new Date(now + ahead) };
  for (const begins of await beginning(db, span, now)) {
    const start = begins.startAt.getTime();
    const timely = start <= now ? undefined : lte(relation.at, new Date(start - ahead));
    while ((await tellSome(db, { target, begins, timely, now })) > 0);
  }
};
