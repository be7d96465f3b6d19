import { and, asc, desc, eq } from 'drizzle-orm';
import type {
  countFeedback as countEndpoint,
  listFeedback as listEndpoint,
  readFeedback as readEndpoint,
} from '#schemas/feedback/desk-endpoints.ts';
import { feedbackRefusals } from '#schemas/feedback/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { feedbackTable as table } from '../../../db/tables/feedback.ts';
import { member } from '../../../db/tables/member.ts';
import { signedForDesk } from '../../../libraries/upload/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { holdsWord } from '../../../platform/wire/word-search.ts';
import { noteLook } from '../../operator/index.ts';

const SIZE = 20;

type Row = typeof table.$inferSelect;

const joined = (db: Database) =>
  db
    .select({ row: table, nickname: member.nickname })
    .from(table)
    .innerJoin(member, eq(member.id, table.memberId))
    .$dynamic();

const toHead = ({ row, nickname }: { row: Row; nickname: string }) => ({
  ...{ id: row.id, member: row.memberId, nickname },
  ...{ kind: row.kind, text: row.text, state: row.state, at: row.at.getTime() },
});

const countWaiting = (db: Database): Promise<number> =>
  db.$count(table, eq(table.state, 'waiting'));

export const countFeedback: Verb<typeof countEndpoint> = async ({ db }) => ({
  waiting: await countWaiting(db),
});

export const listFeedback: Verb<typeof listEndpoint> = async ({ db }, { state, word, page }) => {
  const filter = and(
    state === 'all' ? undefined : eq(table.state, state),
    word === '' ? undefined : holdsWord(member.nickname, word),
  );
  const { limit, offset } = rowsOf(page, SIZE);
  const rows = await joined(db)
    .where(filter)
    .orderBy(state === 'waiting' ? asc(table.id) : desc(table.id))
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ id: table.id })
    .from(table)
    .innerJoin(member, eq(member.id, table.memberId))
    .where(filter)
    .limit(MOST_COUNTED);
  const pages = pagesOf(await db.$count(counted.as('counted')), SIZE);
  return { items: rows.map(toHead), pages, waiting: await countWaiting(db) };
};

/** Refuses `noSuchFeedback`. */
export const readFeedback =
  ({ secret }: Services): Verb<typeof readEndpoint> =>
  async (context, { id }) => {
    const [found] = await joined(context.db).where(eq(table.id, id));
    if (!found) throw new RefusedError(feedbackRefusals.noSuchFeedback);
    const { contact, pictures, answer, by, answeredAt, memberId } = found.row;
    await noteLook(context, { what: '反馈和联系方式', members: [memberId] });
    return {
      ...toHead(found),
      ...{ contact, answer, by },
      pictures: pictures.map(signedForDesk(secret, 'feedback', context)),
      answeredAt: answeredAt?.getTime() ?? null,
    };
  };
