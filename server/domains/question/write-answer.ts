import { eq, sql } from 'drizzle-orm';
import { questionAddress } from '#schemas/question/addresses.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';
import type { Database } from '../../db/database.ts';
import { answerTable, questionTable } from '../../db/tables/question.ts';
import { notifyMember } from '../../platform/messaging/notify-member.ts';
import type { QuestionRow } from './rows.ts';

type NewAnswer = Pick<typeof answerTable.$inferInsert, 'memberId' | 'teacher' | 'by' | 'text'>;

const EXCERPT_LENGTH = 60;

export const writeAnswer = async (
  tx: Database,
  question: Pick<QuestionRow, 'id' | 'memberId'>,
  answer: NewAnswer,
  now: number,
): Promise<void> => {
  const row = { ...answer, questionId: question.id, at: new Date(now) };
  const written = tx.insert(answerTable).values(row).returning({ id: answerTable.id });
  await tx
    .with(tx.$with('written').as(written))
    .update(questionTable)
    .set({
      answers: sql`${questionTable.answers} + 1`,
      taught: sql`${questionTable.taught} or ${answer.teacher}`,
    })
    .where(eq(questionTable.id, question.id));
  if (answer.memberId === question.memberId) return;
  const title = answer.teacher ? '讲师回答了你的提问' : '你的提问有了新回答';
  const body = cutSigns(answer.text.replace(/\s+/gu, ' '), EXCERPT_LENGTH);
  const link = questionAddress({ id: String(question.id) });
  await notifyMember(tx, question.memberId, { title, body, link, group: 'interact' }, now);
};
