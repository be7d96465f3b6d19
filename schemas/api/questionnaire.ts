import type * as z from 'zod/mini';
import { key, none, pageOf } from '../asked.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { batchOf, oneOf } from '../payload.ts';
import { count, flag, id, picture, requiredText, text, time } from '../primitives.ts';
import { answer, question } from '../questionnaire/question.ts';
import { list, paged, shape } from '../structures.ts';

/** The calls of questionnaires: list, paper, draft, submission, result, ranking, certification. */

/** Where a questionnaire stands for the asking member. */
export const questionnaireStates = ['before', 'open', 'doing', 'done', 'over'] as const;
export type QuestionnaireState = (typeof questionnaireStates)[number];

/** `reward`: points for taking part, 0 for none; `minutes`: what it takes, roughly. */
const rowFields = {
  id,
  title: requiredText,
  subtitle: text,
  thumb: picture,
  num: count,
  start_time: time,
  end_time: time,
  minutes: count,
  reward: count,
  state: oneOf(questionnaireStates),
};
const rowNames = { num: 'participants', start_time: 'startTime', end_time: 'endTime' } as const;

const row = shape(rowFields, rowNames);
export type QuestionnaireRow = z.output<typeof row>;

export const questionnaireTabs = ['all', 'open', 'done', 'over'] as const;
export type QuestionnaireTab = (typeof questionnaireTabs)[number];

export const myQuestionnaires = defineEndpoint({
  path: '/v1/questionnaire/list',
  payload: shape({ tab: oneOf(questionnaireTabs), ...pageOf }),
  data: paged('data', 'last_page', row),
  access: 'member',
});

/** Why it cannot be begun: not yet, over, done, a certified doctor is wanted, or nothing. */
export const gates = ['none', 'before', 'over', 'done', 'certify'] as const;
export type Gate = (typeof gates)[number];

/** `answered`: questions of the draft. `pass` 0: nothing to pass. `tries` 0: none left. */
export const questionnaireIntro = defineEndpoint({
  path: '/v1/questionnaire/intro',
  payload: shape({ id }),
  data: shape(
    {
      ...rowFields,
      purpose: text,
      privacy: text,
      questions: count,
      answered: count,
      gate: oneOf(gates),
      pass: count,
      full: count,
      tries: count,
    },
    rowNames,
  ),
  access: 'member',
});

/** `deadline` null: no limit; `now`: the server's clock. */
const paper = shape({
  attempt: id,
  title: requiredText,
  version: count,
  deadline: time,
  now: time,
  questions: list(question),
  answers: list(answer),
});
export type Paper = z.output<typeof paper>;

/** Begins, or gives what was begun before, on whatever device. */
export const startQuestionnaire = defineEndpoint({
  path: '/v1/questionnaire/start',
  payload: shape({ id, key }),
  data: paper,
  access: 'member',
  changes: true,
});

const MOST_ANSWERS = 200;
const answers = batchOf(answer, MOST_ANSWERS);

/**
 * Keeps the draft where `version` is the newest; else nothing is kept, and what another device has
 * kept comes back.
 */
export const saveQuestionnaire = defineEndpoint({
  path: '/v1/questionnaire/save',
  payload: shape({ attempt: id, version: count, answers }),
  data: shape({ saved: flag, version: count, answers: list(answer) }),
  access: 'member',
  changes: true,
  loading: false,
  keepalive: true,
});

/** What came of an attempt. */
export const outcomes = ['finished', 'passed', 'failed'] as const;
export type Outcome = (typeof outcomes)[number];

/** Once, however often it is sent. */
export const submitQuestionnaire = defineEndpoint({
  path: '/v1/questionnaire/submit',
  payload: shape({ attempt: id, answers, key }),
  data: shape({ outcome: oneOf(outcomes) }),
  access: 'member',
  changes: true,
});

/** `spent` in ms; `rank` 0: none is kept; `points`: what was given for it; `tries` left. */
const result = shape(
  {
    id,
    title: requiredText,
    outcome: oneOf(outcomes),
    score: count,
    full: count,
    pass: count,
    spent: count,
    rank: count,
    points: count,
    tries: count,
    submitted_at: time,
  },
  { submitted_at: 'submittedAt' },
);
export type QuestionnaireResult = z.output<typeof result>;

export const questionnaireResult = defineEndpoint({
  path: '/v1/questionnaire/result',
  payload: shape({ id }),
  data: result,
  access: 'member',
});

/** Newest first. */
export const questionnaireResults = defineEndpoint({
  path: '/v1/questionnaire/results',
  payload: shape(pageOf),
  data: paged('data', 'last_page', result),
  access: 'member',
});

const ranked = shape(
  { rank: count, nickname: text, headimg: picture, score: count, spent: count, mine: flag },
  { headimg: 'avatar' },
);
export type Ranked = z.output<typeof ranked>;

/** Best of each member: more points first, then less time, then the earlier submission. */
export const questionnaireRanking = defineEndpoint({
  path: '/v1/questionnaire/ranking',
  payload: shape({ id, ...pageOf }),
  data: paged('data', 'last_page', ranked),
  access: 'member',
});

/** `none`: not asked for yet. */
export const certificationStates = ['none', 'waiting', 'passed', 'refused'] as const;
export type CertificationState = (typeof certificationStates)[number];

const certified = {
  name: text,
  hospital: text,
  department: text,
  jobTitle: text,
};

/** `reason`: why it was refused. */
export const certification = defineEndpoint({
  path: '/v1/questionnaire/certification',
  payload: none,
  data: shape(
    {
      state: oneOf(certificationStates),
      reason: text,
      ...certified,
      pictures: list(picture),
      sent_at: time,
    },
    { sent_at: 'sentAt' },
  ),
  access: 'member',
});

/** Asks an administrator for it; a second time takes the place of the first. */
export const askCertification = defineEndpoint({
  path: '/v1/questionnaire/askCertification',
  payload: shape({ ...certified, pictures: batchOf(picture, 3), key }),
  data: none,
  access: 'member',
  changes: true,
});

export const questionnaireApi = {
  myQuestionnaires,
  questionnaireIntro,
  startQuestionnaire,
  saveQuestionnaire,
  submitQuestionnaire,
  questionnaireResult,
  questionnaireResults,
  questionnaireRanking,
  certification,
  askCertification,
};
