import type * as z from 'zod/mini';
import { assessmentRefusals } from '../assessment/refusals.ts';
import {
  achievement,
  paper,
  paperDraft,
  paperRowFields,
  paperRowNames,
  ranked,
  result,
  reviewedResultFields,
  savePayload,
  sent,
  startPayload,
  submitPayload,
} from '../assessment/wire.ts';
import { certificationStates } from '../certification/fields.ts';
import { uploadRefusals } from '../upload/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import { count, duration, flag, id, text } from '../wire/primitives.ts';
import { none, pageOf } from '../wire/query-fields.ts';
import { byRule, object, paged } from '../wire/structures.ts';
import { questionnaireRefusals } from './refusals.ts';

/** The calls of questionnaires: list, paper, draft, submission, result, ranking. */

/** Where a questionnaire stands for the asking member. */
const questionnaireStates = ['before', 'open', 'doing', 'done', 'over'] as const;

/** Why it cannot be begun: not yet, over, done, full, a certified doctor is wanted, or nothing. */
const gates = ['none', 'before', 'over', 'done', 'full', 'certify'] as const;
export type QuestionnaireGate = (typeof gates)[number];

/**
 * `pass`: points to pass with, 0 for none. `tries`: those left. `sent`: attempts sent. `certify`: only certified
 * doctors may take part, and this member is none.
 */
const standingFields = {
  id,
  state: withDefault(oneOf(questionnaireStates), 'done'),
  // without a word of it nothing is begun
  gate: withDefault(oneOf(gates), 'done'),
  pass: withDefault(count, 0),
  tries: withDefault(count, 0),
  sent: withDefault(count, 0),
  certify: withDefault(flag, false),
  certification: withDefault(oneOf(certificationStates), 'none'),
};
const standing = object(standingFields);
/** Where a member stands with a questionnaire, the same in every answer. */
export type QuestionnaireStanding = z.output<typeof standing>;

/** `reward`: points for taking part, 0 for none; `minutes`: roughly how long it takes. */
const rowFields = {
  ...paperRowFields,
  ...standingFields,
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

/**
 * `answered`: answered questions of the draft. `quota`: the most participants, 0 for any number. `limit`: ms for
 * an attempt, 0 for no limit; `left`: ms of the running one, 0 without one or without a limit. `doctors`: only
 * certified doctors may take part.
 */
export const questionnaireIntro = defineEndpoint({
  path: '/v1/questionnaire/intro',
  payload: object({ id }),
  data: object(
    {
      ...rowFields,
      purpose: text,
      privacy: text,
      questions: count,
      answered: count,
      full: count,
      quota: count,
      limit: duration,
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

/** Begins an attempt, or continues the one that was begun before, on whatever device. */
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
 * Keeps the draft where `version` is the newest; else nothing is kept, and what another device has
 * kept comes back.
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
 * Once, however often it is sent; `version` as for the draft, so that no device sends over what
 * another one has kept. Once its time is over, what was kept counts.
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

/** `attempt` '': the newest. */
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

/** Questionnaires that a member sent and passed, and points and badges earned by them. */
export const questionnaireAchievement = defineEndpoint({
  path: '/v1/questionnaire/achievement',
  payload: none,
  data: achievement,
  access: 'member',
  refusals: {},
});
export type Badge = z.output<typeof achievement>['badges'][number];

/** Best of each member: more points first, then less time, then the earlier submission. */
export const questionnaireRanking = defineEndpoint({
  path: '/v1/questionnaire/ranking',
  payload: object({ id, ...pageOf }),
  data: paged('data', 'last_page', ranked),
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
