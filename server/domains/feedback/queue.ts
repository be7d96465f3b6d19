import { and, asc, desc, eq } from 'drizzle-orm';
import { ownFeedbackAddress } from '#schemas/feedback/addresses.ts';
import { feedbackDeskApi, feedbackTabs } from '#schemas/feedback/desk-endpoints.ts';
import { feedbackRefusals } from '#schemas/feedback/refusals.ts';
import { feedbackTable as table } from '../../db/tables/feedback.ts';
import { member } from '../../db/tables/member.ts';
import { signedForDesk } from '../../libraries/upload/index.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';
import { decideOnce, defineQueue, queueRows } from '../desk/index.ts';

type Found = { row: typeof table.$inferSelect; nickname: string };

const toHead = ({ row, nickname }: Found) => ({
  ...{ id: row.id, member: row.memberId, nickname },
  ...{ kind: row.kind, text: row.text, state: row.state, at: row.at.getTime() },
});

const waits = eq(table.state, 'waiting');

const feedback = queueRows({
  key: table.id,
  from: (db) =>
    db
      .select({ row: table, nickname: member.nickname })
      .from(table)
      .innerJoin(member, eq(member.id, table.memberId))
      .$dynamic(),
  states: { waiting: waits, answered: eq(table.state, 'answered'), all: undefined },
  order: (state) => [state === 'waiting' ? asc(table.id) : desc(table.id)],
  search: (word) => holdsWord(member.nickname, word),
  head: toHead,
  look: { what: '反馈和联系方式', of: ({ row }) => row.memberId },
  notFound: feedbackRefusals.noSuchFeedback,
  waiting: (db) => db.$count(table, waits),
});

export const queues = [
  defineQueue({
    api: feedbackDeskApi,
    tabs: feedbackTabs,
    states: { waiting: ['member'], answered: ['answerFeedback'] },
    verbs: ({ secret }) => ({
      countFeedback: feedback.count,
      listFeedback: feedback.list,
      readFeedback: async (context, { id }) => {
        const found = await feedback.open(context, id);
        const { contact, pictures, answer, by, answeredAt } = found.row;
        return {
          ...{ ...toHead(found), contact, answer, by },
          pictures: pictures.map(signedForDesk(secret, 'feedback', context)),
          answeredAt: answeredAt?.getTime() ?? null,
        };
      },
      answerFeedback: decideOnce({
        change: (db, { id, text }: { id: number; text: string }, { name, at }) =>
          db
            .update(table)
            .set({ state: 'answered', answer: text, by: name, answeredAt: at })
            .where(and(eq(table.id, id), waits))
            .returning(),
        find: (db, { id }) => feedback.find(db, id),
        tell: ({ id, memberId }, { text }) => ({
          ...{ member: memberId, title: '你的反馈有了回复', body: text },
          ...{ link: ownFeedbackAddress(), group: 'system', cause: `feedback:${id}` },
        }),
        action: 'feedback',
        audit: ({ memberId }) => `回复会员 ${memberId} 的反馈`,
        outcome: 'answered',
      }),
    }),
  }),
];
