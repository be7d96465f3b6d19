import { oneLine } from '../text/tidy-text.ts';
import { text } from '../wire/primitives.ts';
import { ruled, tidied } from '../wire/rules.ts';
import { cancellationRefusals } from './refusals.ts';

/** Days between a member's request and the end of the account. */
export const CANCELLATION_DAYS = 15;

/** What a member types to confirm the cancellation. */
export const CANCELLATION_WORDS = '注销账号';

export const cancellationStates = ['none', 'cooling'] as const;

/** Open matters of a member that keep an account from being cancelled. */
export const cancellationBlocks = ['unpaid', 'grouping', 'refund', 'invoice', 'teacher'] as const;
export type CancellationBlock = (typeof cancellationBlocks)[number];

export const confirmation = ruled(tidied(text, oneLine), {
  holds: (typed) => typed === CANCELLATION_WORDS,
  reason: `请输入“${CANCELLATION_WORDS}”`,
  refusal: cancellationRefusals.cancellationUnconfirmed,
});
