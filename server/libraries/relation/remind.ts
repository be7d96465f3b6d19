import { and, asc, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { RelationTarget } from '../../../schemas/relation/fields.ts';
import type { Database } from '../../db/database.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { member } from '../../db/tables/member.ts';
import { message } from '../../db/tables/message.ts';
import { relation, reminder } from '../../db/tables/relation.ts';
import type { News } from '../../platform/messaging/notify-member.ts';
import { HOUR } from '../../platform/time/durations.ts';

/** Something that begins, and what those are told who reserved it. */
export type Beginning = { id: number; startAt: Date; news: News };

/** One kind of target that members can reserve. */
export type Reservable = {
  target: RelationTarget;
  /** How long before the start members are told, in ms. */
  ahead: number;
  /** What takes place and begins in this span, in words for `now` (ms). */
  beginning: (db: Database, span: { from: Date; until: Date }, now: number) => Promise<Beginning[]>;
};

/** How long after the start it is still worth telling. */
const AFTER = HOUR;
/** Members who are told at a time. */
const BATCH = 500;

type One = { target: RelationTarget; begins: Beginning; timely: SQL | undefined; now: number };

/** Those who wait for it and have not been told of this very start. */
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
    // both servers lock rows in this one order, so that neither waits for the other for ever
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
    const told = await tx
      .insert(reminder)
      .values(due.map(({ memberId }) => ({ ...mark, memberId })))
      .onConflictDoNothing()
      .returning({ memberId: reminder.memberId });
    const rows = told.map(({ memberId }) => ({ memberId, ...begins.news, createdAt: at }));
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
