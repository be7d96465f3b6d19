import { oneLine, severalLines } from '../text/tidy-text.ts';
import { text } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied } from '../wire/rules.ts';
import { feedbackRefusals } from './refusals.ts';

export const feedbackKinds = ['fault', 'content', 'wish', 'other'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

export const feedbackKindNames: Readonly<Record<FeedbackKind, string>> = {
  fault: '功能异常',
  content: '内容问题',
  wish: '功能建议',
  other: '其他',
};

export const feedbackStates = ['waiting', 'answered'] as const;

export const LONGEST_FEEDBACK = 500;
export const LONGEST_CONTACT = 50;
export const LONGEST_FEEDBACK_ANSWER = 500;
export const MOST_FEEDBACK_PICTURES = 3;

const { emptyFeedback, feedbackTooLong } = feedbackRefusals;

export const feedbackText = ruled(
  tidied(text, severalLines),
  filled('请填写反馈内容', emptyFeedback),
  atMost(LONGEST_FEEDBACK, feedbackTooLong),
);

/** How to reach the member otherwise than by a message; '' for none. */
export const feedbackContact = ruled(
  tidied(text, oneLine),
  atMost(LONGEST_CONTACT, feedbackTooLong),
);
