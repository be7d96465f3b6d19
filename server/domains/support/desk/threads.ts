import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { SupportTab } from '#schemas/support/desk-endpoints.ts';
import { supportRefusals } from '#schemas/support/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { member } from '../../../db/tables/member.ts';
import { supportThreadTable as thread } from '../../../db/tables/support.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { maskedPhone } from '../../../platform/wire/masked-phone.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { holdsWord } from '../../../platform/wire/word-search.ts';
import type { Thread } from '../rows.ts';

const SIZE = 20;

const waits = and(eq(thread.state, 'open'), gt(thread.waiting, 0));

const joined = (db: Database) =>
  db
    .select({ thread, nickname: member.nickname, phone: member.phone })
    .from(thread)
    .innerJoin(member, eq(member.id, thread.memberId))
    .$dynamic();

const toHead = ({ thread: row, nickname, phone }: Awaited<ReturnType<typeof joined>>[number]) => ({
  member: row.memberId,
  nickname,
  phone: maskedPhone(phone),
  state: row.state,
  waiting: row.waiting,
  latest: row.latest,
  latestAt: row.latestAt.getTime(),
});

type Wanted = { state: SupportTab; word: string };

const inTab = (state: SupportTab): SQL | undefined => {
  if (state === 'all') return undefined;
  return state === 'waiting' ? waits : eq(thread.state, state);
};

export const countWaitingThreads = (db: Database): Promise<number> => db.$count(thread, waits);

/** Those that wait, the longest first, then the others, the latest first. */
export const selectThreads = async (
  db: Database,
  { state, word, page }: Wanted & { page: number },
) => {
  const named = word === '' ? undefined : holdsWord(member.nickname, word);
  const filter = and(inTab(state), named);
  const { limit, offset } = rowsOf(page, SIZE);
  const order =
    state === 'waiting' ? [asc(thread.latestAt)] : [desc(sql`(${waits})`), desc(thread.latestAt)];
  const rows = await joined(db)
    .where(filter)
    .orderBy(...order, asc(thread.memberId))
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ id: thread.memberId })
    .from(thread)
    .innerJoin(member, eq(member.id, thread.memberId))
    .where(filter)
    .limit(MOST_COUNTED);
  const pages = pagesOf(await db.$count(counted.as('counted')), SIZE);
  return { items: rows.map(toHead), pages, waiting: await countWaitingThreads(db) };
};

/** Refuses `noSuchThread`. */
export const selectThread = async (db: Database, memberId: number) => {
  const [row] = await joined(db).where(eq(thread.memberId, memberId));
  if (!row) throw new RefusedError(supportRefusals.noSuchThread);
  return toHead(row);
};

/** Changes a thread. Refuses `noSuchThread`. */
export const changeThread = async (
  tx: Database,
  memberId: number,
  change: Partial<Thread>,
): Promise<void> => {
  const own = eq(thread.memberId, memberId);
  const rows = await tx.update(thread).set(change).where(own).returning({ one: sql`1` });
  if (rows.length === 0) throw new RefusedError(supportRefusals.noSuchThread);
};
