import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import { examResultAddress } from '#schemas/exam/addresses.ts';
import { appealCalls, appealDeskApi } from '#schemas/exam/appeal-desk-endpoints.ts';
import { examRefusals } from '#schemas/exam/refusals.ts';
import { appeal, attempt, mark, questionnaire } from '../../../db/tables/questionnaire.ts';
import { MOST_COUNTED } from '../../../platform/wire/paging.ts';
import { decideOnce, defineQueue, rowValues } from '../../desk/index.ts';

const marks =
  sql<number>`(select ${count()} from ${mark} where ${mark.attemptId} = ${attempt.id})`.mapWith(
    Number,
  );

const waits = eq(appeal.state, 'open');

export const appeals = defineQueue({
  ...{ api: appealDeskApi, calls: appealCalls, key: appeal.attemptId },
  states: { open: ['member'], settled: ['settleAppeal'] },
  from: (db) =>
    db
      .select({ made: appeal, sent: attempt, paper: questionnaire, marks })
      .from(appeal)
      .innerJoin(attempt, eq(attempt.id, appeal.attemptId))
      .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
      .$dynamic(),
  keys: (db) => db.select({ id: appeal.attemptId }).from(appeal).$dynamic(),
  where: { open: waits, settled: ne(appeal.state, 'open') },
  order: (state) =>
    state === 'open'
      ? [asc(appeal.at), asc(appeal.attemptId)]
      : [desc(appeal.settledAt), desc(appeal.attemptId)],
  head: ({ made, sent, paper, marks: given }) => ({
    ...{ ...rowValues(made), attempt: sent.id, exam: paper.title, marks: given },
    ...{ score: sent.score, full: sent.fullScore },
  }),
  look: { what: '成绩申诉', of: ({ sent }) => sent.memberId },
  notFound: examRefusals.noSuchAppeal,
  waiting: (db) => {
    const some = db.select({ id: appeal.attemptId }).from(appeal).where(waits).limit(MOST_COUNTED);
    return db.$count(some.as('counted'));
  },
  verbs: (_, { find }) => ({
    settleAppeal: decideOnce({
      change: async (
        db,
        { attempt: id, text, seen }: { attempt: number; text: string; seen: number },
        { name, at },
      ) => {
        // a correction locks the attempt as well, so that what is told is what stands
        const [sent] = await db.select().from(attempt).where(eq(attempt.id, id)).for('update');
        const { made, paper } = await find(db, id);
        if (!sent || sent.score !== seen) return [];
        const state = sent.score === made.scored ? 'kept' : 'changed';
        const how =
          state === 'kept'
            ? `成绩维持 ${sent.score} 分`
            : `成绩由 ${made.scored} 分改为 ${sent.score} 分`;
        const changed = await db
          .update(appeal)
          .set({ state, answer: text, by: name, settledAt: at })
          .where(and(eq(appeal.attemptId, id), waits))
          .returning({ id: appeal.attemptId });
        return changed.map(() => ({ sent, paper, how }));
      },
      find: (db, { attempt: id }) => find(db, id),
      tell: ({ sent, paper, how }, { attempt: id, text }) => ({
        ...{ member: sent.memberId, title: '成绩申诉有了答复' },
        body: `「${paper.title}」${how}。${text}`,
        link: examResultAddress({ id: `${paper.id}`, attempt: `${id}` }),
        ...{ group: 'course', cause: `appeal:${id}` },
      }),
      action: 'marking',
      audit: ({ paper, how }, { attempt: id, text }) =>
        `申诉：考试「${paper.title}」的答卷 ${id}，${how}；答复：${text}`,
      outcome: 'settled',
    }),
  }),
});
