import { awardApi } from '#schemas/award/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { award } from '#server/db/tables/award.ts';
import { chapter, lesson, product, progress } from '#server/db/tables/course.ts';
import { live, liveWatch } from '#server/db/tables/live.ts';
import { member } from '#server/db/tables/member.ts';
import { attempt, questionnaire } from '#server/db/tables/questionnaire.ts';
import { openSecret } from '#server/platform/auth/secret.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { callsOn } from '../calls-on.ts';

const ACCOUNT_SECRET = 'awards'.repeat(8);

/** What the calls and the console of one test encrypt by. */
export const secret = openSecret(ACCOUNT_SECRET, undefined);

/** What a server is started with to have that secret. */
export const withSecret = {
  config: { apiOrigin: undefined, wechat: undefined, accountSecret: ACCOUNT_SECRET },
};

const one = <T>([row]: readonly T[]): T => {
  if (row === undefined) throw new Error('no row was written');
  return row;
};

type Own = Partial<typeof award.$inferInsert>;

/** The calls of awards on a database, with things to be done for them. */
export const awardsOn = (db: Database) => {
  const api = callsOn(db, awardApi, withSecret);
  const at = () => new Date(api.now());

  const join = async (own: Partial<typeof member.$inferInsert> = {}) => {
    const { id } = one(
      await db
        .insert(member)
        .values({ nickname: '林晓', ...own })
        .returning(),
    );
    return { id, token: await startSession(db, id, api.now()) };
  };

  const publish = async (own: Own): Promise<{ id: string; key: number }> => {
    const values = { title: '结业', kind: 'certificate', target: 'exam', ...own } as const;
    const { id } = one(await db.insert(award).values(values).returning());
    return { id: String(id), key: id };
  };

  const newExam = async (): Promise<number> =>
    one(await db.insert(questionnaire).values({ kind: 'exam', title: '期末考试' }).returning()).id;

  const sit = (examId: number, memberId: number, score: number, passed: boolean) =>
    db.insert(attempt).values({
      ...{ questionnaireId: examId, memberId, score, passed, passScore: 60, earned: { 1: score } },
      ...{ startedAt: at(), savedAt: at(), submittedAt: at() },
    });

  /** A course of two texts, and what finishes so many of them. */
  const newCourse = async () => {
    const { id } = one(
      await db.insert(product).values({ type: 4, title: '心电图', priceFen: 0 }).returning(),
    );
    const { id: chapterId } = one(await db.insert(chapter).values({ productId: id }).returning());
    const lessons = await db
      .insert(lesson)
      .values(
        ['上', '下'].map((title) => ({ productId: id, chapterId, title, kind: 'text' as const })),
      )
      .returning();
    const finish = (memberId: number, count: number) =>
      db.insert(progress).values(
        lessons.slice(0, count).map((each) => ({
          ...{ memberId, lessonId: each.id, furthestMs: 1000 },
          ...{ startedAt: at(), reportedAt: at(), finishedAt: at() },
        })),
      );
    return { id, finish };
  };

  /** A room, and what lets a member have been there for so many minutes. */
  const newLive = async () => {
    const values = { title: '读片会', status: 3, priceFen: 0, startAt: at() };
    const { id } = one(await db.insert(live).values(values).returning());
    const watch = (memberId: number, minutes: number) =>
      db.insert(liveWatch).values({
        ...{ memberId, liveId: id, seconds: minutes * 60 },
        ...{ countedAt: at(), presentUntil: at() },
      });
    return { id, watch };
  };

  /** An award for passing an exam of its own, and a member who has passed it. */
  const passed = async (own: Own = {}) => {
    const examId = await newExam();
    const { id, key } = await publish({ examId, needPass: true, ...own });
    const pass = async () => {
      const who = await join();
      await sit(examId, who.id, 80, true);
      return who;
    };
    return { id, key, examId, pass };
  };

  return { ...api, join, publish, newExam, sit, newCourse, newLive, passed };
};
