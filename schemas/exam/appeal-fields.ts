import { severalLines } from '../text/tidy-text.ts';
import { text } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied } from '../wire/rules.ts';
import { examRefusals } from './refusals.ts';

/** `changed`: the score is another one than when the member asked; `kept`: it is the same. */
export const appealStates = ['open', 'changed', 'kept'] as const;
export type AppealState = (typeof appealStates)[number];

export const LONGEST_APPEAL = 500;
export const LONGEST_APPEAL_ANSWER = 500;

/** For so long after a result stands a member may ask for another look at it, in ms. */
export const APPEAL_TIME = 7 * 24 * 60 * 60_000;

const { appealEmpty, appealTooLong } = examRefusals;

export const appealText = ruled(
  tidied(text, severalLines),
  filled('请写下哪里有疑问', appealEmpty),
  atMost(LONGEST_APPEAL, appealTooLong),
);
