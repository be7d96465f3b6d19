import { asc, eq, inArray } from 'drizzle-orm';
import { DAY, MINUTE } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { member } from '../../tables/member.ts';
import { attempt, question, questionnaire, wrongItem } from '../../tables/questionnaire.ts';
import { demoPeople } from '../member/member-keys.ts';
import { demoExams } from './exams.ts';

type Paper = typeof questionnaire.$inferSelect;
type AskedRow = typeof question.$inferSelect;
type Taker = typeof member.$inferSelect;

/** The right answer, or one of a wrong option or text. */
const valuesFor = ({ kind, right, accepted, options }: AskedRow, isRight: boolean): string[] => {
  if (kind === 'fill') return accepted.map(([text = '']) => (isRight ? text : '60'));
  if (isRight) return right;
  if (kind === 'judge') return [right.includes('true') ? 'false' : 'true'];
  return options
    .filter(({ id }) => !right.includes(id))
    .map(({ id }) => id)
    .slice(0, 1);
};

/** What the taker at `place` has sent: the first has one wrong, the second two and so on. */
const resultOf = (paper: Paper, asked: readonly AskedRow[], taker: Taker, place: number) => {
  const right = asked.slice(0, Math.max(1, asked.length - 1 - place));
  const wrong = asked.slice(right.length);
  const submittedAt = new Date((paper.endAt?.getTime() ?? 0) - (place + 1) * DAY);
  const spentMs = (4 + place) * MINUTE + place * 7000;
  const score = right.reduce((sum, { points }) => sum + points, 0);
  const said = (all: readonly AskedRow[], isRight: boolean) =>
    all.map((each) => [String(each.id), valuesFor(each, isRight)] as const);
  return {
    wrong: wrong.map((each) => ({
      memberId: taker.id,
      questionId: each.id,
      answered: valuesFor(each, false),
      wrongAt: submittedAt,
    })),
    sent: {
      questionnaireId: paper.id,
      memberId: taker.id,
      startedAt: new Date(submittedAt.getTime() - spentMs),
      savedAt: submittedAt,
      submittedAt,
      spentMs,
      answers: Object.fromEntries([...said(right, true), ...said(wrong, false)]),
      earned: Object.fromEntries(right.map(({ id, points }) => [String(id), points])),
      score,
      passed: score >= paper.pass,
      passScore: paper.pass,
      fullScore: asked.reduce((sum, { points }) => sum + points, 0),
    },
  };
};

/** Results of the exam that is over, from good to not so good, and what they put into wrong answers' books. */
const insertResults = async (db: Database, paper: Paper): Promise<void> => {
  const people = inArray(member.id, await demoPeople(db));
  const members = await db.select().from(member).where(people).orderBy(asc(member.id));
  const asked = await db
    .select()
    .from(question)
    .where(eq(question.questionnaireId, paper.id))
    .orderBy(asc(question.position));
  const results = members
    .filter(({ disabled }) => !disabled)
    .map((taker, place) => resultOf(paper, asked, taker, place));
  if (results.length === 0) return;
  await db
    .update(questionnaire)
    .set({ participants: results.length })
    .where(eq(questionnaire.id, paper.id));
  await db.insert(attempt).values(results.map(({ sent }) => sent));
  await db.insert(wrongItem).values(results.flatMap(({ wrong }) => wrong));
};

export const insertExams = async (db: Database, now: number): Promise<void> => {
  for (const { row, asked } of demoExams(now)) {
    const [paper] = await db.insert(questionnaire).values(row).returning();
    if (!paper) continue;
    await db
      .insert(question)
      .values(asked.map((each, position) => ({ ...each, position, questionnaireId: paper.id })));
    if (paper.endAt && paper.endAt.getTime() <= now) await insertResults(db, paper);
  }
};
