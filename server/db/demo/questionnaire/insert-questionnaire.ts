import { asc, eq, inArray } from 'drizzle-orm';
import { DAY, MINUTE } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { certificationTable } from '../../tables/certification.ts';
import { member } from '../../tables/member.ts';
import { attempt, question, questionnaire } from '../../tables/questionnaire.ts';
import { asInserted } from '../as-inserted.ts';
import { demoPeople } from '../member/member-keys.ts';
import { demoQuestionnaires } from './questionnaires.ts';
import { caseQuestions, surveyQuestions, testQuestions } from './questions.ts';

const privacy = '答案仅用于统计分析，以汇总形式呈现，不会对外公布个人信息。';

type Row = typeof questionnaire.$inferSelect;
type Details = Partial<typeof questionnaire.$inferInsert>;

const purposeOf = ({ title }: Row): string =>
  `本次“${title}”用于了解一线的真实情况，结果将用于改进课程与学术活动的安排。`;

/** By position: a test, one for doctors, one that is over, one not yet open, then surveys. */
const detailsOf = (position: number, now: number): Details => {
  if (position === 1)
    return { pass: 60, tries: 3, limitMs: 20 * MINUTE, minutes: 10, showRight: true };
  if (position === 3) return { doctorsOnly: true, minutes: 15 };
  if (position === 5) return { endAt: new Date(now - 2 * DAY) };
  if (position === 6) return { startAt: new Date(now + 2 * DAY), doctorsOnly: true, minutes: 15 };
  if (position === 9) return { reward: 20, quota: 6000 };
  return { reward: 20 };
};

const questionsAt = (position: number) => {
  if (position === 1) return testQuestions;
  return position === 3 || position === 4 || position === 6 ? caseQuestions : surveyQuestions;
};

const fill = async (db: Database, row: Row, index: number, now: number): Promise<void> => {
  const details = detailsOf(index, now);
  await db
    .update(questionnaire)
    .set({ purpose: purposeOf(row), privacy, ...details })
    .where(eq(questionnaire.id, row.id));
  const questions = questionsAt(index).map((each, position) => ({
    ...each,
    position,
    questionnaireId: row.id,
  }));
  await db.insert(question).values(questions);
};

type DemoQuestion = typeof question.$inferSelect;

const answersWith = (questions: readonly DemoQuestion[], right: number) => {
  const wrong = ({ options, right: good }: DemoQuestion): string[] =>
    options
      .map(({ id }) => id)
      .filter((id) => !good.includes(id))
      .slice(0, 1);
  const answers = questions.map((each, at) => [each.id, at < right ? each.right : wrong(each)]);
  const earned = questions.slice(0, right).map(({ id, points }) => [id, points]);
  return { answers: Object.fromEntries(answers), earned: Object.fromEntries(earned) };
};

const insertResults = async (db: Database, test: Row, now: number): Promise<void> => {
  const people = inArray(member.id, await demoPeople(db));
  const members = await db.select().from(member).where(people).orderBy(asc(member.id));
  const takers = members.filter(({ disabled, phone }) => !disabled && phone !== '');
  const questions = await db
    .select()
    .from(question)
    .where(eq(question.questionnaireId, test.id))
    .orderBy(asc(question.position));
  const rows = takers.map(({ id }, index) => {
    const right = Math.max(2, questions.length - index);
    const score = questions.slice(0, right).reduce((sum, { points }) => sum + points, 0);
    const submittedAt = new Date(now - (index + 1) * DAY);
    const spentMs = 240_000 + index * 73_000;
    const startedAt = new Date(submittedAt.getTime() - spentMs);
    return {
      questionnaireId: test.id,
      memberId: id,
      startedAt,
      savedAt: submittedAt,
      submittedAt,
      spentMs,
      ...answersWith(questions, right),
      score,
      passed: score >= 60,
      passScore: 60,
      fullScore: 100,
    };
  });
  if (rows.length > 0) await db.insert(attempt).values(rows);
  const [asking] = members.filter(({ doctor, disabled }) => !doctor && !disabled).slice(-1);
  if (asking)
    await db.insert(certificationTable).values({
      memberId: asking.id,
      name: '周明远',
      hospital: '省立医院',
      department: '心内科',
      jobTitle: '主治医师',
      pictures: ['/media/licence-1.svg', '/media/licence-2.svg'],
      sentAt: new Date(now - DAY),
    });
};

export const insertQuestionnaire = async (db: Database, now: number): Promise<void> => {
  const stored = await db.select().from(questionnaire).orderBy(asc(questionnaire.id));
  const rows = asInserted(stored, demoQuestionnaires(now), ['position', 'title']);
  for (const [position, row] of rows.entries()) if (row) await fill(db, row, position, now);
  const [, test] = rows;
  if (test) await insertResults(db, test, now);
};
