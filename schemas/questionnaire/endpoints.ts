import type * as z from 'zod/mini';
import { assessmentRefusals } from '../assessment/refusals.ts';
import {
  achievement,
  paper,
  paperDraft,
  paperRowFields,
  paperRowNames,
  ranking,
  result,
  reviewedResultFields,
  savePayload,
  sent,
  startPayload,
  submitPayload,
} from '../assessment/wire.ts';
import { certificationStates } from '../certification/states.ts';
import { uploadRefusals } from '../upload/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import { count, duration, flag, id, text } from '../wire/primitives.ts';
import { none, pageOf } from '../wire/query-fields.ts';
import { byRule, object, paged } from '../wire/structures.ts';
import { questionnaireRefusals } from './refusals.ts';

const questionnaireStates = ['before', 'open', 'doing', 'done', 'over'] as const;

/** Why the questionnaire cannot be begun; `certify`: only certified doctors may take part. */
const gates = ['none', 'before', 'over', 'done', 'full', 'certify'] as const;
export type QuestionnaireGate = (typeof gates)[number];

const standingFields = {
  id,
  state: withDefault(oneOf(questionnaireStates), 'done'),
  // an unknown gate must not let anybody begin
  gate: withDefault(oneOf(gates), 'done'),
  /** Points to pass; 0: no pass mark. */
  pass: withDefault(count, 0),
  /** Attempts left. */
  tries: withDefault(count, 0),
  /** Attempts submitted. */
  sent: withDefault(count, 0),
  /** Only certified doctors may take part, and this member is not one. */
  certify: withDefault(flag, false),
  certification: withDefault(oneOf(certificationStates), 'none'),
};
const standing = object(standingFields);
export type QuestionnaireStanding = z.output<typeof standing>;

const rowFields = {
  ...paperRowFields,
  ...standingFields,
  /** Points for taking part; 0 for none. */
  reward: count,
};
const row = object(rowFields, paperRowNames);
export type QuestionnaireRow = z.output<typeof row>;

const questionnaireTabs = ['all', 'open', 'done', 'over'] as const;
export type QuestionnaireTab = (typeof questionnaireTabs)[number];

export const myQuestionnaires = defineEndpoint({
  path: '/v1/questionnaire/list',
  payload: object({ tab: oneOf(questionnaireTabs), ...pageOf }),
  data: paged('data', 'last_page', row),
  access: 'member',
  refusals: {},
});

export const questionnaireIntro = defineEndpoint({
  path: '/v1/questionnaire/intro',
  payload: object({ id }),
  data: object(
    {
      ...rowFields,
      purpose: text,
      privacy: text,
      questions: count,
      /** Answered questions of the draft. */
      answered: count,
      full: count,
      /** The most participants; 0: no limit. */
      quota: count,
      /** Milliseconds for one attempt; 0: no limit. */
      limit: duration,
      /** Milliseconds left of the running attempt; 0 without one or without a limit. */
      left: duration,
      doctors: flag,
    },
    paperRowNames,
  ),
  access: 'member',
  refusals: pickRefusals(questionnaireRefusals, 'noSuchQuestionnaire'),
});

export type { Outcome } from '../assessment/wire.ts';
export type Paper = z.output<typeof paper>;

/** Begins an attempt, or continues the running one, on any device. */
export const startQuestionnaire = defineEndpoint({
  path: '/v1/questionnaire/start',
  payload: startPayload,
  data: paper,
  access: 'member',
  rate: 120,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(
      questionnaireRefusals,
      'noSuchQuestionnaire',
      'questionnaireEarly',
      'questionnaireOver',
      'questionnaireDone',
      'doctorsOnly',
      'questionnaireFull',
    ),
    pickRefusals(assessmentRefusals, 'attemptSent', 'attemptOver'),
  ),
});

/**
 * Saves the draft if `version` is the newest; otherwise nothing is saved, and the draft of the other device
 * is answered.
 */
export const saveQuestionnaire = defineEndpoint({
  path: '/v1/questionnaire/save',
  payload: savePayload,
  data: paperDraft,
  access: 'member',
  changes: true,
  loading: false,
  keepalive: true,
  refusals: joinRefusals(
    pickRefusals(questionnaireRefusals, 'noSuchQuestionnaire', 'doctorsOnly'),
    pickRefusals(
      assessmentRefusals,
      'noSuchAttempt',
      'attemptSent',
      'attemptOver',
      'answersInvalid',
    ),
  ),
});

/**
 * Submits an attempt; repeated calls count once. As with the draft, an older `version` is refused. After the
 * time limit the saved draft counts.
 */
export const submitQuestionnaire = defineEndpoint({
  path: '/v1/questionnaire/submit',
  payload: submitPayload,
  data: sent,
  access: 'member',
  changes: true,
  refusals: joinRefusals(
    pickRefusals(questionnaireRefusals, 'noSuchQuestionnaire', 'doctorsOnly', 'questionnaireFull'),
    pickRefusals(uploadRefusals, 'pictureUnknown', 'recordingUnknown'),
    pickRefusals(
      assessmentRefusals,
      'noSuchAttempt',
      'attemptSent',
      'attemptOver',
      'answersInvalid',
      'answersStray',
      'answersMissing',
      'draftNewer',
      'attemptEmpty',
    ),
  ),
});

export type QuestionnaireResult = z.output<typeof result>;
const reviewedResult = object({ ...reviewedResultFields, ...standingFields }, byRule);
export type ReviewedResult = z.output<typeof reviewedResult>;

export const questionnaireResult = defineEndpoint({
  path: '/v1/questionnaire/result',
  payload: object({ id, attempt: text }),
  data: reviewedResult,
  access: 'member',
  refusals: joinRefusals(
    pickRefusals(questionnaireRefusals, 'noSuchQuestionnaire'),
    pickRefusals(assessmentRefusals, 'noResult'),
  ),
});

/** Newest first. */
export const questionnaireResults = defineEndpoint({
  path: '/v1/questionnaire/results',
  payload: object(pageOf),
  data: paged('data', 'last_page', result),
  access: 'member',
  refusals: {},
});

/** Questionnaires that the member submitted and passed, and the points and badges earned with them. */
export const questionnaireAchievement = defineEndpoint({
  path: '/v1/questionnaire/achievement',
  payload: none,
  data: achievement,
  access: 'member',
  refusals: {},
});
export type Badge = z.output<typeof achievement>['badges'][number];

/** The best attempt of each member: more points first, then less time, then the earlier submission. */
export const questionnaireRanking = defineEndpoint({
  path: '/v1/questionnaire/ranking',
  payload: object({ id, ...pageOf }),
  data: ranking,
  access: 'member',
  refusals: pickRefusals(questionnaireRefusals, 'noSuchQuestionnaire'),
});

export const questionnaireApi = {
  myQuestionnaires,
  questionnaireIntro,
  startQuestionnaire,
  saveQuestionnaire,
  submitQuestionnaire,
  questionnaireResult,
  questionnaireResults,
  questionnaireAchievement,
  questionnaireRanking,
};
