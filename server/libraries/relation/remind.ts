import { and, asc, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { RelationTarget } from '#schemas/relation/fields.ts';
import type { Database } from '../../db/database.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { member } from '../../db/tables/member.ts';
import { message } from '../../db/tables/message.ts';
import { relation, reminder } from '../../db/tables/relation.ts';
import type { News } from '../../platform/messaging/notify-member.ts';
import { HOUR } from '../../platform/time/durations.ts';

/** A reserved thing that begins, and the message to its members. */
export type Beginning = { id: number; startAt: Date; news: News };

/** One kind of target that members can reserve. */
export type Reservable = {
  target: RelationTarget;
  /** How long before the start members are told, in ms. */
  ahead: number;
  /** Things that begin in this span, with messages worded for `now` (ms). */
  beginning: (db: Database, span: { from: Date; until: Date }, now: number) => Promise<Beginning[]>;
};

/** How long after the start a reminder still makes sense, in ms. */
const AFTER = HOUR;
/** How many members one transaction reminds. */
const BATCH = 500;

type One = { target: RelationTarget; begins: Beginning; timely: SQL | undefined; now: number };

/** Members who reserved the target and have no reminder of this start time yet. */
const waiting = (tx: Database, { target, begins: { id, startAt }, timely }: One) =>
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
    // every server locks rows in this one order, so that no two wait for each other
    .orderBy(asc(relation.memberId))
    .limit(BATCH);

/** Tells up to `BATCH` members, each once, and returns how many. */
const tellSome = (db: Database, one: One): Promise<number> =>
  retryOnConflict(db, async (tx) => {
    const { target, begins, now } = one;
    const at = new Date(now);
    const mark = { target, targetId: begins.id, startAt: begins.startAt, at };
    const due = await waiting(tx, one);
    if (due.length === 0) return 0;
    const reminders = await tx
      .insert(reminder)
      .values(due.map(({ memberId }) => ({ ...mark, memberId })))
      .onConflictDoNothing()
      .returning({ memberId: reminder.memberId });
    const rows = reminders.map(({ memberId }) => ({ memberId, ...begins.news, createdAt: at }));
    if (rows.length > 0) await tx.insert(message).values(rows);
    return rows.length;
  });

/**
 * Tells members by message that what they reserved begins: each once for a start, also where several
 * servers do so. Whoever reserved later than `ahead` before the start is told at the start.
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
