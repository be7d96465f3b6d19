import type * as z from 'zod/mini';
import { assessmentRefusals } from '../assessment/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import { count, id, text, time } from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { object } from '../wire/structures.ts';
import { appealStates, appealText } from './appeal-fields.ts';
import { examRefusals } from './refusals.ts';

/** `free`: an appeal is possible; `marking`: not before the attempt is marked; `late`: no longer. */
const standings = ['free', 'marking', 'late', ...appealStates] as const;

const standing = object(
  {
    state: oneOf(standings),
    /** The end of the time for appeals. */
    until: time,
    text,
    /** When the appeal was made. */
    score: count,
    time,
    /** Of an operator; '' until there is one. */
    answer: text,
    settled_at: time,
  },
  { time: 'sentAt' },
);
export type AppealStanding = z.output<typeof standing>;

export const examAppeal = defineEndpoint({
  path: '/v1/exam/appeal',
  payload: object({ attempt: id }),
  data: standing,
  access: 'member',
  refusals: pickRefusals(assessmentRefusals, 'noSuchAttempt'),
});

/** Appeals against an attempt's result, once. */
export const makeExamAppeal = defineEndpoint({
  path: '/v1/exam/appeal_make',
  payload: object({ attempt: id, text: appealText, key }),
  data: standing,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(assessmentRefusals, 'noSuchAttempt'),
    pickRefusals(
      examRefusals,
      'appealEmpty',
      'appealTooLong',
      'appealMade',
      'appealEarly',
      'appealLate',
    ),
  ),
});

export const appealApi = { examAppeal, makeExamAppeal };
