import { eq } from 'drizzle-orm';
import { examApi } from '#schemas/exam/endpoints.ts';
import { teamApi } from '#schemas/exam/team-endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { member } from '#server/db/tables/member.ts';
import { attempt, questionnaire } from '#server/db/tables/questionnaire.ts';
import { exams } from '#server/domains/exam/kind.ts';
import { assessmentJobs } from '#server/libraries/assessment/index.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { callsOn } from '../calls-on.ts';
import { type Own, type PaperQuestion, publishQuestionnaire } from '../questionnaire/publish.ts';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `选项${id}` }));

/** One of each kind that a machine judges, ten points each. */
export const judged: readonly PaperQuestion[] = [
  { kind: 'single', title: '哪个对？', options, right: ['c'], points: 10, explanation: '因为丙' },
  { kind: 'multiple', title: '哪些对？', options, right: ['a', 'b'], points: 10 },
  { kind: 'judge', title: '对吗？', right: ['true'], points: 10 },
  {
    kind: 'fill',
    title: '血压 __ / __',
    rows: ['收缩压', '舒张压'].map((title, at) => ({ id: `${at}`, title })),
    accepted: [['120', '一百二'], ['80mmHg']],
    points: 10,
  },
];

/** Twenty single choices of five points, of which c is right. */
export const pool: readonly PaperQuestion[] = Array.from({ length: 20 }, (_, at) => ({
  kind: 'single',
  title: `第 ${at + 1} 题`,
  options,
  right: ['c'],
  points: 5,
}));

export const rightAnswers: Readonly<Record<string, string[]>> = {
  '哪个对？': ['c'],
  '哪些对？': ['b', 'a'],
  '对吗？': ['true'],
  '血压 __ / __': ['１２０ ', '80 MMHG'],
};

/** The calls of exams on a database, with what the tests of all of them need. */
export const examsOn = (db: Database) => {
  const api = callsOn(db, { ...examApi, ...teamApi });

  const publish = async (
    own: Own = {},
    requests: readonly PaperQuestion[] = judged,
  ): Promise<string> => String(await publishQuestionnaire(db, { kind: 'exam', ...own }, requests));

  const change = (id: string, own: Own) =>
    db
      .update(questionnaire)
      .set(own)
      .where(eq(questionnaire.id, Number(id)));

  type Statement = Readonly<Record<string, string[]>>;

  /** The paper, and what can be done with it; answers are by the titles of questions. */
  const begin = async (id: string, token: string) => {
    const paper = await api.get('startExam', { id }, token);
    const answers = (statement: Statement) =>
      paper.questions.flatMap(({ id: question, title }) => {
        const values = statement[title];
        return values ? [{ question, values }] : [];
      });
    const { attempt: own, version } = paper;
    const save = (statement: Statement, base = version) =>
      api.ask('saveExam', { attempt: own, version: base, answers: answers(statement) }, token);
    const submit = (statement: Statement, base = version) =>
      api.ask('submitExam', { attempt: own, version: base, answers: answers(statement) }, token);
    return { paper, answers, save, submit };
  };

  const join = async (own: Partial<typeof member.$inferInsert> = {}) => {
    const [row] = await db
      .insert(member)
      .values({ nickname: '学员', ...own })
      .returning();
    if (!row) throw new Error('no member was made');
    return { token: await startSession(db, row.id, api.now()), id: row.id };
  };

  const attemptOf = async (key: string) => {
    const [row] = await db
      .select()
      .from(attempt)
      .where(eq(attempt.id, Number(key)));
    if (!row) throw new Error(`no attempt ${key}`);
    return row;
  };

  /** Runs the due jobs and throws their failures together. */
  const jobs = async (): Promise<void> => {
    const failures: unknown[] = [];
    await runJobs(db, assessmentJobs(exams), api.now, {
      failed: (error) => failures.push(error),
    });
    if (failures.length > 0) throw new AggregateError(failures, 'jobs that failed');
  };

  return { ...api, publish, change, begin, join, attemptOf, jobs };
};
