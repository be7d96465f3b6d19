import { DAY, HOUR, MINUTE } from '../../../platform/time/durations.ts';
import type { attempt, question, questionnaire, wrongItem } from '../../tables/questionnaire.ts';
import { demoRecording } from './recording.ts';

type Paper = typeof questionnaire.$inferSelect;
type QuestionRow = typeof question.$inferSelect;
type AttemptRow = typeof attempt.$inferInsert;
type WrongRow = typeof wrongItem.$inferInsert;

/** An exam as it was inserted, with its questions in order. */
export type Stored = { paper: Paper; questions: readonly QuestionRow[] };

/** Places of the demo's people. */
const [PLAIN, VIP, DOCTOR, TEACHER] = [0, 1, 3, 4];
/** Who has recorded an answer. */
export const SPEAKER = DOCTOR;

type Taken = {
  exam: number;
  by: number;
  /** How many of the last questions are answered wrongly. */
  wrong: number;
  /** How long ago it was sent, in ms; for one that runs, how long ago it was begun. */
  ago: number;
  spent: number;
  /** How many are answered in one that still runs. */
  runs?: number;
  /** How many spoken questions are answered. */
  spoken?: number;
};

const taken: readonly Taken[] = [
  // over, from good to not so good; what was right is told by now
  { exam: 3, by: PLAIN, wrong: 1, ago: 3 * DAY, spent: 4 * MINUTE },
  { exam: 3, by: VIP, wrong: 2, ago: 4 * DAY, spent: 5 * MINUTE + 7000 },
  { exam: 3, by: DOCTOR, wrong: 3, ago: 5 * DAY, spent: 6 * MINUTE + 14_000 },
  { exam: 3, by: TEACHER, wrong: 4, ago: 6 * DAY, spent: 7 * MINUTE + 21_000 },
  // failed, with tries left
  { exam: 0, by: VIP, wrong: 6, ago: 6 * DAY, spent: 12 * MINUTE },
  { exam: 0, by: DOCTOR, wrong: 5, ago: DAY, spent: 14 * MINUTE + 30_000 },
  // passed: of today, of the week, of before; the answers are kept until the end
  { exam: 1, by: TEACHER, wrong: 2, ago: 12 * DAY, spent: 5 * MINUTE + 41_000 },
  { exam: 1, by: DOCTOR, wrong: 4, ago: 9 * DAY, spent: 9 * MINUTE },
  { exam: 1, by: VIP, wrong: 0, ago: 3 * DAY, spent: 4 * MINUTE + 12_000 },
  { exam: 1, by: DOCTOR, wrong: 1, ago: 10 * MINUTE, spent: 6 * MINUTE + 5000 },
  // without a pass mark, and running once more
  { exam: 2, by: DOCTOR, wrong: 2, ago: 4 * DAY, spent: 3 * MINUTE },
  { exam: 2, by: DOCTOR, wrong: 0, ago: HOUR, spent: 0, runs: 2 },
  { exam: 2, by: VIP, wrong: 0, ago: DAY, spent: 0, runs: 1 },
  // waits for a marker
  { exam: 4, by: DOCTOR, wrong: 1, ago: 2 * DAY, spent: 21 * MINUTE },
  // by teams: one of which both have scored, and those of the exam that is over
  { exam: 8, by: DOCTOR, wrong: 1, ago: 2 * DAY, spent: 11 * MINUTE },
  { exam: 8, by: VIP, wrong: 3, ago: 2 * DAY - HOUR, spent: 13 * MINUTE },
  { exam: 9, by: PLAIN, wrong: 2, ago: 12 * DAY, spent: 8 * MINUTE },
  { exam: 9, by: VIP, wrong: 1, ago: 13 * DAY, spent: 6 * MINUTE },
  { exam: 9, by: DOCTOR, wrong: 0, ago: 14 * DAY, spent: 7 * MINUTE },
  { exam: 9, by: TEACHER, wrong: 1, ago: 15 * DAY, spent: 9 * MINUTE },
  // spoken, and waits for a marker as well
  { exam: 7, by: SPEAKER, wrong: 0, ago: DAY + HOUR, spent: 3 * MINUTE, spoken: 1 },
];

const hasRight = ({ kind, right, accepted }: QuestionRow): boolean =>
  (kind === 'fill' ? accepted : right).length > 0;

const essay =
  '先查血糖记录与进餐、运动情况，排除肝肾功能下降；减少或停用磺脲类，改用低血糖风险小的药物；教会患者识别症状、随身带糖，睡前测血糖。';

/** The right answer; what waits for a marker is written, or recorded. */
const rightFor = ({ kind, right, accepted }: QuestionRow): string[] => {
  if (kind === 'fill') return accepted.map(([text = '']) => text);
  if (kind === 'voice') return [...demoRecording];
  return kind === 'text' ? [essay] : right;
};

const wrongFor = ({ kind, right, accepted, options, least }: QuestionRow): string[] => {
  if (kind === 'fill') return accepted.map(() => '60');
  if (kind === 'judge') return [right.includes('true') ? 'false' : 'true'];
  if (kind === 'scale') return [String(least + (right.includes(String(least)) ? 1 : 0))];
  const last = options.at(-1)?.id ?? '';
  if (kind === 'matrix') return right.map((pair) => `${pair.split(':')[0]}:${last}`);
  return options
    .filter(({ id }) => !right.includes(id))
    .map(({ id }) => id)
    .slice(0, 1);
};

/** What an attempt drew: as many as the exam draws, beginning elsewhere in the pool each time. */
const drawnFor = ({ paper, questions }: Stored, at: number): QuestionRow[] => {
  if (paper.draw === 0) return [...questions];
  const from = (at * 5) % questions.length;
  return [...questions.slice(from), ...questions.slice(0, from)].slice(0, paper.draw);
};

const sumOf = (all: readonly QuestionRow[]): number =>
  all.reduce((sum, { points }) => sum + points, 0);

const byId = <T>(all: readonly QuestionRow[], of: (row: QuestionRow) => T): Record<string, T> =>
  Object.fromEntries(all.map((row) => [String(row.id), of(row)]));

const isLeftOut = ({ kind }: QuestionRow): boolean => kind === 'voice' || kind === 'upload';

const drawnIn = ({ draw, shuffle }: Paper, questions: readonly QuestionRow[]) =>
  draw === 0 && !shuffle
    ? null
    : questions.map(({ id, options }) => ({
        question: id,
        options: options.map((each) => each.id),
      }));

const running = (stored: Stored, memberId: number, { runs = 0, ago }: Taken, now: number) => {
  const startedAt = new Date(now - ago);
  return {
    questionnaireId: stored.paper.id,
    memberId,
    startedAt,
    savedAt: startedAt,
    version: runs,
    answers: byId(stored.questions.slice(0, runs), rightFor),
  };
};

const sent = (stored: Stored, memberId: number, of: Taken, at: number, now: number) => {
  const { paper } = stored;
  const questions = drawnFor(stored, at);
  const judged = questions.filter(hasRight);
  const right = judged.slice(0, judged.length - of.wrong);
  const wrong = judged.slice(right.length);
  const spoken = questions.filter(({ kind }) => kind === 'voice').slice(0, of.spoken ?? 0);
  const written = [...questions.filter((each) => !hasRight(each) && !isLeftOut(each)), ...spoken];
  const submittedAt = new Date(now - of.ago);
  const score = sumOf(right);
  const row: AttemptRow = {
    questionnaireId: paper.id,
    memberId,
    startedAt: new Date(submittedAt.getTime() - of.spent),
    savedAt: submittedAt,
    submittedAt,
    version: 1,
    spentMs: of.spent,
    answers: { ...byId([...right, ...written], rightFor), ...byId(wrong, wrongFor) },
    earned: byId(right, ({ points }) => points),
    score,
    unmarked: written.length,
    passed: paper.pass > 0 && written.length === 0 ? score >= paper.pass : null,
    passScore: paper.pass,
    fullScore: sumOf(questions),
    drawn: drawnIn(paper, questions),
  };
  return { row, wrong, wrongAt: submittedAt };
};

/** What the demo's people have done at the exams, and what it put into their books of wrong answers. */
export const demoAttempts = (exams: readonly Stored[], people: readonly number[], now: number) => {
  const attempts: AttemptRow[] = [];
  const book = new Map<string, WrongRow>();
  const inOrder = taken.toSorted((one, other) => other.ago - one.ago);
  for (const [at, of] of inOrder.entries()) {
    const stored = exams[of.exam];
    const memberId = people[of.by];
    if (!stored || memberId === undefined) continue;
    if (of.runs !== undefined) {
      attempts.push(running(stored, memberId, of, now));
      continue;
    }
    const { row, wrong, wrongAt } = sent(stored, memberId, of, at, now);
    attempts.push(row);
    for (const wrongQuestion of wrong) {
      const key = `${memberId} ${wrongQuestion.id}`;
      const times = (book.get(key)?.times ?? 0) + 1;
      const answered = wrongFor(wrongQuestion);
      book.set(key, { memberId, questionId: wrongQuestion.id, times, answered, wrongAt });
    }
  }
  return { attempts, wrong: [...book.values()] };
};
