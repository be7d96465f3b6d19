import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { feedbackTable } from '#server/db/tables/feedback.ts';
import { invoice } from '#server/db/tables/invoice.ts';
import { member } from '#server/db/tables/member.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { attempt, question } from '#server/db/tables/questionnaire.ts';
import { supportMessageTable, supportThreadTable } from '#server/db/tables/support.ts';

const MINUTE = 60_000;

type Question = Pick<typeof question.$inferSelect, 'kind' | 'options' | 'rows' | 'most'>;

/** What the person at a place among the others answers. */
const answerOf = ({ kind, options, rows, most }: Question, index: number): string[] => {
  const option = (at: number) => options[(at * at) % options.length]?.id ?? '';
  if (kind === 'matrix') return rows.map(({ id }, row) => `${id}:${option(index + row)}`);
  if (kind === 'scale') return [String((most ?? 10) - (index % 4))];
  if (kind === 'text') return index % 3 === 0 ? ['多一些基层常见病的病例'] : [];
  return [option(index)];
};

/** A survey that everybody has answered. */
const fillSurvey = async (db: Database): Promise<void> => {
  const [first] = await db
    .select()
    .from(question)
    .where(eq(question.kind, 'matrix'))
    .orderBy(asc(question.questionnaireId))
    .limit(1);
  if (!first) throw new Error('no survey');
  const { questionnaireId } = first;
  const questions = await db
    .select()
    .from(question)
    .where(eq(question.questionnaireId, questionnaireId));
  const people = await db.select({ id: member.id }).from(member);
  const at = new Date();
  await db.delete(attempt).where(eq(attempt.questionnaireId, questionnaireId));
  await db.insert(attempt).values(
    people.map(({ id }, index) => ({
      ...{ questionnaireId, memberId: id, startedAt: at, savedAt: at, submittedAt: at },
      answers: Object.fromEntries(questions.map((each) => [each.id, answerOf(each, index)])),
    })),
  );
};

/** What members have written and asked for, which demo data have none of. */
export const fillDesks = async (db: Database): Promise<void> => {
  const [order] = await db
    .select()
    .from(orderTable)
    .where(and(eq(orderTable.state, 'done'), gt(orderTable.payFen, 0)))
    .orderBy(desc(orderTable.id))
    .limit(1);
  if (!order) throw new Error('no order');
  const { id: orderId, memberId, payFen: amountFen } = order;
  const before = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
  await db.insert(invoice).values({
    ...{ orderId, memberId, amountFen, state: 'issuing', way: 'hand', askedAt: before(50) },
    ...{ titleKind: 'company', title: '杭州市第一医院', taxNo: '91350100M000100Y43' },
    email: 'caiwu@example.com',
  });
  const questionText = '我昨天买的课程，换了手机以后要重新看一遍吗？';
  const answered = '不用的，用同一个手机号登录，进度都在，会从上次看到的地方继续。';
  const latest = '好的，另外发票什么时候能开？';
  await db
    .insert(supportThreadTable)
    .values({ memberId, state: 'open', waiting: 1, latest, latestAt: before(4) });
  await db.insert(supportMessageTable).values([
    { memberId, side: 'member', text: questionText, orderId, at: before(42) },
    { memberId, side: 'desk', by: 'admin', text: answered, at: before(31) },
    { memberId, side: 'member', text: latest, at: before(4) },
  ]);
  await db.insert(feedbackTable).values([
    {
      ...{ memberId, kind: 'wish', contact: '', at: before(180) },
      text: '希望听课时可以把字幕调大一点，夜里值班看手机比较费眼。',
    },
    {
      ...{ memberId, kind: 'fault', contact: '', at: before(25) },
      text: '在电梯里没有信号时交卷，提示未同步，出来以后又自己好了。',
    },
  ]);
  await fillSurvey(db);
};
