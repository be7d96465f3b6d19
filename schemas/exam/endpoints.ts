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
  ranking,
  resultFields,
  savePayload,
  sent,
  startPayload,
  submitPayload,
} from '../assessment/wire.ts';
import { uploadRefusals } from '../upload/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { maybe, oneOf } from '../wire/payload.ts';
import { count, duration, flag, id, requiredText, text, time } from '../wire/primitives.ts';
import { key, none, pageOf } from '../wire/query-fields.ts';
import { byRule, list, object, paged } from '../wire/structures.ts';
import { examRefusals } from './refusals.ts';

const examStates = ['before', 'open', 'doing', 'done', 'over'] as const;

/** `none`: no attempt was submitted. */
const lastOutcomes = [...outcomes, 'none'] as const;

/** Why a member cannot begin; `phone`, `doctor`, `team`: a phone, a certification or a full team is missing. */
const gates = ['none', 'before', 'over', 'done', 'full', 'phone', 'doctor', 'team'] as const;
export type ExamGate = (typeof gates)[number];

const rowFields = {
  ...paperRowFields,
  /** For one attempt; 0: no limit. */
  limit: duration,
  pass: count,
  state: oneOf(examStates),
  /** Attempts left. */
  tries: count,
  /** Attempts ever submitted. */
  sent: count,
  /** Of the newest submitted attempt, as `score` and `full`. */
  outcome: oneOf(lastOutcomes),
  score: count,
  full: count,
  /** Of the running attempt; 0 without one or without a limit. */
  left: duration,
  gate: oneOf(gates),
};
const row = object(rowFields, paperRowNames);
export type ExamRow = z.output<typeof row>;

/** Every exam is in one of them; `done`: submitted once, or over. */
const examTabs = ['todo', 'doing', 'done'] as const;
export type ExamTab = (typeof examTabs)[number];

export const myExams = defineEndpoint({
  path: '/v1/exam/list',
  payload: object({ tab: oneOf(examTabs), ...pageOf }),
  data: paged('data', 'last_page', row),
  access: 'member',
  refusals: {},
});

/** Lists the exams with spoken questions that are not over, in the editors' order. */
export const spokenExams = defineEndpoint({
  path: '/v1/exam/spoken',
  payload: object(pageOf),
  data: paged('data', 'last_page', row),
  access: 'member',
  refusals: {},
});

export const examIntro = defineEndpoint({
  path: '/v1/exam/intro',
  payload: object({ id }),
  data: object(
    {
      ...rowFields,
      purpose: text,
      privacy: text,
      /** Of one attempt. */
      questions: count,
      /** How many of all questions that can be drawn are answered by a recording. */
      spoken: count,
      answered: count,
      most: count,
      asks: oneOf(memberGates),
      /** 0: not for teams. */
      team_size: count,
      /** How many attempts there are, per `tries_per`. */
      tries_all: count,
      tries_per: oneOf(triesPers),
      /** How many members can take it; 0: no limit. */
      quota: count,
      shuffle: flag,
      /** Each attempt draws its questions from a pool. */
      drawn: flag,
      /** How often the page may be left for longer than `leave_grace`; 0: no limit. */
      max_leave: count,
      leave_grace: duration,
      show_answers: oneOf(showAnswers),
      /** All these rules in sentences. */
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

const examPaper = object({
  ...paperFields,
  /** How often the page was left for longer than the grace time. */
  leaves: count,
});

/**
 * Answers the attempt that is under way, for a page that has just its address; where an attempt only holds a place
 * while it is at work, and without one, `paper` is left out and `startExam` is asked.
 */
export const runningExam = defineEndpoint({
  path: '/v1/exam/running',
  payload: object({ id }),
  data: object({ paper: maybe(examPaper) }),
  access: 'member',
  refusals: pickRefusals(examRefusals, 'noSuchExam'),
});

/** Begins an attempt, or answers the one that was begun before. */
export const startExam = defineEndpoint({
  path: '/v1/exam/start',
  payload: startPayload,
  data: examPaper,
  access: 'member',
  rate: 120,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(examRefusals, ...closedTo, 'examEarly', 'examOver', 'examDone', 'examFull'),
    pickRefusals(examRefusals, 'teamNeeded', 'teamIncomplete'),
    pickRefusals(assessmentRefusals, 'attemptSent', 'attemptOver'),
  ),
});

/** Saves the draft as `saveQuestionnaire` does; refuses answers to questions that were not drawn. */
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

/** Submits an attempt; repeating it changes nothing and answers the same outcome. */
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

/** Reports that the member has left the page (`away`) or come back to it. */
export const leaveExam = defineEndpoint({
  path: '/v1/exam/leave',
  payload: object({ attempt: id, away: flag }),
  data: object({
    leaves: count,
    /** The attempt is over: the page was left too often, or it was submitted before. */
    closed: flag,
    outcome: oneOf(lastOutcomes),
  }),
  access: 'member',
  changes: true,
  loading: false,
  keepalive: true,
  refusals: joinRefusals(
    pickRefusals(examRefusals, ...closedTo),
    pickRefusals(assessmentRefusals, 'noSuchAttempt', 'attemptOver'),
  ),
});

const tally = object({ kind: oneOf(questionKinds), asked: count, right: count });

export const examResult = defineEndpoint({
  path: '/v1/exam/result',
  payload: object({
    id,
    /** '': the newest. */
    attempt: text,
  }),
  data: object(
    {
      ...resultFields,
      show_answers: oneOf(showAnswers),
      /** The exam's. */
      end_time: time,
      /** Submitted by the server because the page was left too often. */
      by_leave: flag,
      /** Answers that wait for a marker. */
      waiting: count,
      kinds: list(tally, 'may lose all'),
      /** [] while the exam does not show the right answers. */
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

const wrongItem = object(
  {
    /** The question's. */
    id,
    exam: id,
    exam_title: requiredText,
    question: questionSchema,
    chosen: list(text),
    right: list(text),
    explanation: text,
    /** How often it was answered wrongly. */
    times: count,
    wrong_at: time,
    /** null: not answered correctly since. */
    resolved_at: time,
    /** The exam does not show the right answer: `right` and `explanation` are empty, practising is refused. */
    kept: flag,
  },
  byRule,
);

const wrongTabs = ['open', 'resolved', 'all'] as const;
export type WrongTab = (typeof wrongTabs)[number];
export type WrongItem = z.output<typeof wrongItem>;

/** Lists the member's wrong answers, the newest first, ten on a page. */
export const wrongAnswers = defineEndpoint({
  path: '/v1/exam/wrong',
  payload: object({
    tab: oneOf(wrongTabs),
    /** '': all exams. */
    exam: text,
    ...pageOf,
  }),
  data: paged('data', 'last_page', wrongItem),
  access: 'member',
  refusals: {},
});

/** Removes a question from the wrong answers; another wrong answer adds it again. */
export const removeWrong = defineEndpoint({
  path: '/v1/exam/wrong_remove',
  payload: object({ question: id, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(examRefusals, 'noSuchWrong'),
});

/** Answers a question again: a right answer resolves it, a wrong one counts in `times` and reopens it. */
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
 * The ranking by each member's best attempt of all time, today or the last seven days: higher score first, then
 * less time, then the earlier submission. Attempts that wait for a marker are not ranked, nor exams without a pass mark.
 */
export const examRank = defineEndpoint({
  path: '/v1/exam/rank',
  payload: object({ id, span: oneOf(rankSpans), ...pageOf }),
  data: ranking,
  access: 'member',
  refusals: pickRefusals(examRefusals, 'noSuchExam'),
});

export const examApi = {
  myExams,
  spokenExams,
  examIntro,
  runningExam,
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
