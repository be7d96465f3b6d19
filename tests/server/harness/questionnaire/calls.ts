import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { answerList } from '#schemas/assessment/question.ts';
import { certificationApi } from '#schemas/certification/endpoints.ts';
import { questionnaireApi } from '#schemas/questionnaire/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { wechatIdentity } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { attempt, questionnaire } from '#server/db/tables/questionnaire.ts';
import { upload } from '#server/db/tables/upload.ts';
import { questionnaires } from '#server/domains/questionnaire/kind.ts';
import { assessmentJobs } from '#server/libraries/assessment/index.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { callsOn } from '../calls-on.ts';
import { type Own, type PaperQuestion, publishQuestionnaire } from './publish.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, title: `选项${id}` }));

/** A hundred points in all; who chooses b first skips the second. */
export const questions: readonly PaperQuestion[] = [
  { kind: 'single', title: '用过吗？', options, jumps: [{ option: 'b', to: 2 }] },
  {
    kind: 'multiple',
    title: '怎么用？',
    options,
    least: 1,
    most: 2,
    right: ['a', 'b'],
    points: 40,
  },
  { kind: 'scale', title: '推荐吗？', least: 0, most: 10 },
  { kind: 'single', title: '哪个对？', options, right: ['c'], points: 60 },
  { kind: 'text', title: '建议', required: false, most: 20 },
];

/** Answers to all of them, all right, by place. */
export const goodAnswers = { 0: ['a'], 1: ['a', 'b'], 2: ['9'], 3: ['c'] };

type Values = Readonly<Record<number, string[]>>;

/** The calls of questionnaires on a database, with what the tests of all of them need. */
export const questionnairesOn = (db: Database) => {
  const api = callsOn(db, { ...questionnaireApi, ...certificationApi });

  const publish = async (
    own: Own = {},
    requests: readonly PaperQuestion[] = questions,
  ): Promise<string> => String(await publishQuestionnaire(db, own, requests));

  const change = (id: string, own: Own) =>
    db
      .update(questionnaire)
      .set(own)
      .where(eq(questionnaire.id, Number(id)));

  /** The paper, and answers to it by the places of its questions. */
  const begin = async (id: string, token: string) => {
    const paper = await api.get('startQuestionnaire', { id }, token);
    const ids = paper.questions.map((each) => each.id);
    const answers = (values: Values) =>
      answerList(
        Object.fromEntries(
          ids.flatMap((each, position) => (values[position] ? [[each, values[position]]] : [])),
        ),
      );
    const { attempt, version } = paper;
    const save = (values: Values, base = version) =>
      api.ask('saveQuestionnaire', { attempt, version: base, answers: answers(values) }, token);
    const submit = (values: Values, base = version) =>
      api.ask('submitQuestionnaire', { attempt, version: base, answers: answers(values) }, token);
    return { paper, answers, save, submit };
  };

  const join = async (): Promise<string> => {
    const [row] = await db.insert(member).values({ nickname: '学员' }).returning();
    if (!row) throw new Error('no member was made');
    return startSession(db, row.id, api.now());
  };

  const memberOf = async (openid: string): Promise<number> => {
    const named = eq(wechatIdentity.openid, openid);
    const [own] = await db.select().from(wechatIdentity).where(named);
    if (!own) throw new Error(`no member ${openid}`);
    return own.memberId;
  };

  const pictureOf = async (openid: string): Promise<string> => {
    const file = `${randomUUID().replaceAll('-', '')}.png`;
    const row = { file, memberId: await memberOf(openid), bytes: 1, at: new Date() };
    await db.insert(upload).values(row);
    return `/uploads/${file}`;
  };

  /** The stored attempt; undefined where it was given up. */
  const attemptOf = async (key: string) => {
    const [row] = await db
      .select()
      .from(attempt)
      .where(eq(attempt.id, Number(key)));
    return row;
  };

  /** Runs the due jobs and throws their failures together. */
  const jobs = async (): Promise<void> => {
    const failures: unknown[] = [];
    await runJobs(db, assessmentJobs(questionnaires), api.now, {
      failed: (error) => failures.push(error),
    });
    if (failures.length > 0) throw new AggregateError(failures, 'jobs that failed');
  };

  return { ...api, publish, change, begin, join, memberOf, pictureOf, attemptOf, jobs };
};
