import { oneLine } from '../text/tidy-text.ts';
import { text } from '../wire/primitives.ts';
import { ruled, tidied } from '../wire/rules.ts';
import { cancellationRefusals } from './refusals.ts';

/** So many days an account stays as it is after its member has asked to end it. */
export const CANCELLATION_DAYS = 15;

/** What a member types so that nobody ends an account by mistake. */
export const CANCELLATION_WORDS = '注销账号';

export const cancellationStates = ['none', 'cooling'] as const;

/** What has to be settled first. */
export const cancellationBlocks = ['unpaid', 'grouping', 'refund', 'invoice', 'teacher'] as const;
export type CancellationBlock = (typeof cancellationBlocks)[number];

export const confirmation = ruled(tidied(text, oneLine), {
  holds: (typed) => typed === CANCELLATION_WORDS,
  reason: `请输入“${CANCELLATION_WORDS}”`,
  refusal: cancellationRefusals.cancellationUnconfirmed,
});
