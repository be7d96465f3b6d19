import type * as z from 'zod/mini';
import { memberGates, showAnswers, triesPers } from '../assessment/paper-terms.ts';
import { questionKinds, questionSchema } from '../assessment/question.ts';
import { assessmentRefusals } from '../assessment/refusals.ts';
import {
  marked,
  oneAnswer,
  outcomes,
  paperDraft,
  paperFields,
  paperRowFields,
  paperRowNames,
  ranked,
  resultFields,
  savePayload,
  sent,
  startPayload,
  submitPayload,
} from '../assessment/wire.ts';
import { uploadRefusals } from '../upload/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import {
  count,
  duration,
  flag,
  id,
  pageTotal,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { key, none, pageOf } from '../wire/query-fields.ts';
import { byRule, list, object, paged } from '../wire/structures.ts';
import { examRefusals } from './refusals.ts';

/** The calls of exams: lists, introduction, paper, draft, submission, result, wrong answers, ranking. */

/** Where an exam stands for the asking member. */
const examStates = ['before', 'open', 'doing', 'done', 'over'] as const;

/** How the newest attempt that was sent ended; none was sent. */
const lastOutcomes = [...outcomes, 'none'] as const;

/** Why it cannot be begun: not yet, over, done, full, or a phone, a certification or a full team is wanted. */
const gates = ['none', 'before', 'over', 'done', 'full', 'phone', 'doctor', 'team'] as const;
export type ExamGate = (typeof gates)[number];

/**
 * `limit`: ms for an attempt, 0 for no limit. `tries` left; `sent`: attempts sent ever. `outcome`, `score`
 * and `full` of the newest that was sent. `left`: ms of the running attempt, 0 without one or a limit.
 */
const rowFields = {
  ...paperRowFields,
  limit: duration,
  pass: count,
  state: oneOf(examStates),
  tries: count,
  sent: count,
  outcome: oneOf(lastOutcomes),
  score: count,
  full: count,
  left: duration,
  gate: oneOf(gates),
};
const row = object(rowFields, paperRowNames);
export type ExamRow = z.output<typeof row>;

/** Every exam is in one of them: `done` is what was sent once, or is over. */
const examTabs = ['todo', 'doing', 'done'] as const;
export type ExamTab = (typeof examTabs)[number];

export const myExams = defineEndpoint({
  path: '/v1/exam/list',
  payload: object({ tab: oneOf(examTabs), ...pageOf }),
  data: paged('data', 'last_page', row),
  access: 'member',
  refusals: {},
});

/** Exams with spoken questions that are not over, as editors ordered them. */
export const spokenExams = defineEndpoint({
  path: '/v1/exam/spoken',
  payload: object(pageOf),
  data: paged('data', 'last_page', row),
  access: 'member',
  refusals: {},
});

/**
 * `questions` of an attempt, `spoken`: how many of all that may be asked are answered by a recording; `most`: the points that all of them bring; `answered` by the draft. `tries_all`:
 * how many there are, `tries_per`: ever or on a day. `max_leave`: how often the page may be left for more
 * than `leave_grace` ms, 0 for any number; `rules`: all this in sentences, to be told beforehand.
 */
export const examIntro = defineEndpoint({
  path: '/v1/exam/intro',
  payload: object({ id }),
  data: object(
    {
      ...rowFields,
      purpose: text,
      privacy: text,
      questions: count,
      spoken: count,
      answered: count,
      most: count,
      asks: oneOf(memberGates),
      team_size: count,
      tries_all: count,
      tries_per: oneOf(triesPers),
      quota: count,
      shuffle: flag,
      drawn: flag,
      max_leave: count,
      leave_grace: duration,
      show_answers: oneOf(showAnswers),
      rules: list(text),
    },
    {
      ...paperRowNames,
    },
  ),
  access: 'member',
  refusals: pickRefusals(examRefusals, 'noSuchExam'),
});

const closedTo = ['noSuchExam', 'examPhoneNeeded', 'examDoctorsOnly'] as const;

/** Begins an attempt, or continues the one that was begun before; `leaves`: those that counted. */
export const startExam = defineEndpoint({
  path: '/v1/exam/start',
  payload: startPayload,
  data: object({ ...paperFields, leaves: count }),
  access: 'member',
  rate: 120,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(examRefusals, ...closedTo, 'examEarly', 'examOver', 'examDone', 'examFull'),
    pickRefusals(examRefusals, 'teamNeeded', 'teamIncomplete'),
    pickRefusals(assessmentRefusals, 'attemptSent', 'attemptOver'),
  ),
});

/** As for a questionnaire; refuses answers to questions that were not drawn. */
export const saveExam = defineEndpoint({
  path: '/v1/exam/save',
  payload: savePayload,
  data: paperDraft,
  access: 'member',
  changes: true,
  loading: false,
  keepalive: true,
  refusals: joinRefusals(
    pickRefusals(examRefusals, ...closedTo),
    pickRefusals(
      assessmentRefusals,
      'noSuchAttempt',
      'attemptSent',
      'attemptOver',
      'answersInvalid',
      'answersNotDrawn',
    ),
  ),
});

/** Once, however often it is sent; `marking`: something of it waits for a marker. */
export const submitExam = defineEndpoint({
  path: '/v1/exam/submit',
  payload: submitPayload,
  data: sent,
  access: 'member',
  changes: true,
  refusals: joinRefusals(
    pickRefusals(examRefusals, ...closedTo, 'examFull'),
    pickRefusals(uploadRefusals, 'pictureUnknown', 'recordingUnknown'),
    pickRefusals(
      assessmentRefusals,
      'noSuchAttempt',
      'answersInvalid',
      'answersNotDrawn',
      'answersStray',
      'answersMissing',
      'draftNewer',
      'attemptEmpty',
    ),
  ),
});

/** The page is left (`away`), or is back. `closed`: it was left too often, or the attempt was over before. */
export const leaveExam = defineEndpoint({
  path: '/v1/exam/leave',
  payload: object({ attempt: id, away: flag }),
  data: object({ leaves: count, closed: flag, outcome: oneOf(lastOutcomes) }),
  access: 'member',
  changes: true,
  loading: false,
  keepalive: true,
  refusals: joinRefusals(
    pickRefusals(examRefusals, ...closedTo),
    pickRefusals(assessmentRefusals, 'noSuchAttempt', 'attemptOver'),
  ),
});

/** How many of a kind were right. */
const tally = object({ kind: oneOf(questionKinds), asked: count, right: count });

/**
 * `attempt` '': the newest. `show_answers`, `end_time`: when the exam tells what was right. `by_leave`: it was over since the page was left too often; `waiting`: answers
 * that wait for a marker. `reviewed`: [] while the exam keeps it to itself.
 */
export const examResult = defineEndpoint({
  path: '/v1/exam/result',
  payload: object({ id, attempt: text }),
  data: object(
    {
      ...resultFields,
      show_answers: oneOf(showAnswers),
      end_time: time,
      by_leave: flag,
      waiting: count,
      kinds: list(tally, 'may lose all'),
      reviewed: list(marked, 'may lose all'),
    },
    byRule,
  ),
  access: 'member',
  refusals: joinRefusals(
    pickRefusals(examRefusals, 'noSuchExam'),
    pickRefusals(assessmentRefusals, 'noResult'),
  ),
});

/**
 * `id`: of the question, which was answered wrongly `times`. `kept`: its exam has not told what is right, so that `right`
 * and `explanation` are empty and it cannot be practised. `resolved_at` null: it still has to be learned.
 */
const wrongItem = object(
  {
    id,
    exam: id,
    exam_title: requiredText,
    question: questionSchema,
    chosen: list(text),
    right: list(text),
    explanation: text,
    times: count,
    wrong_at: time,
    resolved_at: time,
    kept: flag,
  },
  byRule,
);

const wrongTabs = ['open', 'resolved', 'all'] as const;
export type WrongTab = (typeof wrongTabs)[number];
export type WrongItem = z.output<typeof wrongItem>;

/** Newest first, ten on a page; `exam` '': of all exams. */
export const wrongAnswers = defineEndpoint({
  path: '/v1/exam/wrong',
  payload: object({ tab: oneOf(wrongTabs), exam: text, ...pageOf }),
  data: paged('data', 'last_page', wrongItem),
  access: 'member',
  refusals: {},
});

/** A question that is answered wrongly again comes back. */
export const removeWrong = defineEndpoint({
  path: '/v1/exam/wrong_remove',
  payload: object({ question: id, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(examRefusals, 'noSuchWrong'),
});

/** Answers it again: one right answer resolves it, a wrong one counts and opens it again. */
export const practiseWrong = defineEndpoint({
  path: '/v1/exam/wrong_practice',
  payload: object({ answer: oneAnswer, key }),
  data: object({ correct: flag, right: list(text), explanation: text, times: count }),
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(examRefusals, 'noSuchWrong', 'answersKept'),
    pickRefusals(assessmentRefusals, 'answersInvalid', 'answersMissing'),
  ),
});

const rankSpans = ['total', 'today', 'week'] as const;
export type RankSpan = (typeof rankSpans)[number];

/**
 * The best of each member, of all time, of today or of the last seven days: more points first, then less
 * time, then the earlier submission, as `rule` says in a sentence. `mine` is told on every page, with rank 0
 * where there is none. Attempts that wait for a marker are not in it, nor exams without a pass mark.
 */
export const examRank = defineEndpoint({
  path: '/v1/exam/rank',
  payload: object({ id, span: oneOf(rankSpans), ...pageOf }),
  data: object(
    {
      data: list(ranked, 'may lose all'),
      last_page: pageTotal,
      rule: text,
      mine: object({ rank: count, ranked: count, score: count, spent: duration }),
    },
    { data: 'items', last_page: 'pageCount' },
  ),
  access: 'member',
  refusals: pickRefusals(examRefusals, 'noSuchExam'),
});

export const examApi = {
  myExams,
  spokenExams,
  examIntro,
  startExam,
  saveExam,
  submitExam,
  leaveExam,
  examResult,
  wrongAnswers,
  removeWrong,
  practiseWrong,
  examRank,
};
