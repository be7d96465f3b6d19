import { and, asc, desc, eq, exists, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { DESK_EXPORTED_AT_ONCE } from '#schemas/desk/endpoints.ts';
import { examDeskApi, type MarkingTab, markingCalls } from '#schemas/exam/desk-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { attempt, mark, question, questionnaire } from '../../../db/tables/questionnaire.ts';
import { outcomeOf } from '../../../libraries/assessment/index.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { defineOwnQueue } from '../../desk/index.ts';
import { exams } from '../kind.ts';
import { correctExamMark, markExamAttempt } from './mark-attempt.ts';
import { readMarking } from './read-marking.ts';

const SIZE = 20;
/** Exams that the list is narrowed to, at most. */
const OFFERED = 100;

const isExam = eq(questionnaire.kind, exams.name);
const waits = and(gt(attempt.unmarked, 0), isNotNull(attempt.submittedAt));

type Input = { state: MarkingTab; exam: number | null };

type Found = { attempt: typeof attempt.$inferSelect; title: string; by: string };

/** `before` is given where a part of the newest is read: null for the first. */
type Part = { limit: number; offset: number; before?: number | null };

const orderOf = (state: MarkingTab): SQL[] =>
  state === 'waiting' ? [asc(attempt.submittedAt), asc(attempt.id)] : [desc(attempt.id)];

/** The numbers of the attempts in a state, in the order of the list, of those below `before`. */
const numbersIn = (db: Database, { state, exam }: Input, { limit, offset, before }: Part) => {
  const among = and(
    isExam,
    exam === null ? undefined : eq(questionnaire.id, exam),
    before ? lt(attempt.id, before) : undefined,
  );
  const own = db
    .select({ id: attempt.id })
    .from(attempt)
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId));
  if (state === 'waiting')
    return own
      .where(and(waits, among))
      .orderBy(...(before === undefined ? orderOf(state) : [desc(attempt.id)]))
      .limit(limit)
      .offset(offset);
  return db
    .selectDistinct({ id: mark.attemptId })
    .from(mark)
    .innerJoin(attempt, eq(attempt.id, mark.attemptId))
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .where(among)
    .orderBy(desc(mark.attemptId))
    .limit(limit)
    .offset(offset);
};

const countIn = (db: Database, query: Input): Promise<number> =>
  db.$count(numbersIn(db, query, { limit: MOST_COUNTED, offset: 0 }).as('counted'));

/** The newest exams that have something to mark. */
const markedExams = (db: Database) => {
  const written = db
    .select({ one: sql`1` })
    .from(question)
    .where(
      and(
        eq(question.questionnaireId, questionnaire.id),
        inArray(question.kind, ['text', 'voice', 'upload']),
        gt(question.points, 0),
      ),
    );
  return db
    .select({ id: questionnaire.id, title: questionnaire.title })
    .from(questionnaire)
    .where(and(isExam, exists(written)))
    .orderBy(desc(questionnaire.id))
    .limit(OFFERED);
};

const by = sql<string>`coalesce((select string_agg(distinct ${mark.by}, '、') from ${mark}
  where ${mark.attemptId} = ${attempt.id}), '')`;

const toRow = ({ attempt: own, title, by: marker }: Found) => ({
  ...{ attempt: own.id, exam: title, sentAt: own.submittedAt?.getTime() ?? 0 },
  ...{ waiting: own.unmarked, score: own.score, full: own.fullScore },
  ...{ outcome: outcomeOf(own), by: marker },
});

const rowsIn = (db: Database, input: Input, part: Part) => {
  const numbers = numbersIn(db, input, part).as('numbers');
  return db
    .select({ attempt, title: questionnaire.title, by })
    .from(numbers)
    .innerJoin(attempt, eq(attempt.id, numbers.id))
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .$dynamic();
};

const pageOf = async (db: Database, { page, ...input }: Input & { page: number }) => {
  const rows = await rowsIn(db, input, rowsOf(page, SIZE)).orderBy(...orderOf(input.state));
  return { items: rows.map(toRow), pages: pagesOf(await countIn(db, input), SIZE) };
};

const countWaiting = (db: Database) => countIn(db, { state: 'waiting', exam: null });

export const marking = defineOwnQueue({
  ...{ api: examDeskApi, calls: markingCalls },
  states: { waiting: ['member', 'time'], marked: ['markExamAttempt'] },
  part: async ({ db }, input, before) => {
    const part = { limit: DESK_EXPORTED_AT_ONCE, offset: 0, before };
    return (await rowsIn(db, input, part).orderBy(desc(attempt.id))).map(toRow);
  },
  verbs: (services) => ({
    countMarking: async ({ db }) => ({ waiting: await countWaiting(db) }),
    listMarking: async ({ db }, input) => ({
      ...(await pageOf(db, input)),
      waiting: await countWaiting(db),
      exams: await markedExams(db),
    }),
    readMarking: readMarking(services),
    markExamAttempt,
    correctExamMark,
  }),
});
