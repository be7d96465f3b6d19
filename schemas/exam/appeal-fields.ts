import { severalLines } from '../text/tidy-text.ts';
import { text } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied } from '../wire/rules.ts';
import { examRefusals } from './refusals.ts';

/** `changed`, `kept`: answered, and the score is another than when the appeal was made, or the same. */
export const appealStates = ['open', 'changed', 'kept'] as const;
export type AppealState = (typeof appealStates)[number];

export const LONGEST_APPEAL = 500;
export const LONGEST_APPEAL_ANSWER = 500;

/** In ms, from the moment the result is final. */
export const APPEAL_TIME = 7 * 24 * 60 * 60_000;

const { appealEmpty, appealTooLong } = examRefusals;

export const appealText = ruled(
  tidied(text, severalLines),
  filled('请写下哪里有疑问', appealEmpty),
  atMost(LONGEST_APPEAL, appealTooLong),
);
