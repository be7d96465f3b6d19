import type { FieldSpec } from '../field/field.ts';
import { text } from '../primitives.ts';
import { atMost, filled, ruled, tidied } from '../rules.ts';
import { oneLine, severalLines } from '../tidy-text.ts';
import { feedbackRefusals } from './refusals.ts';

/** What feedback is about. */
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
const LONGEST_CONTACT = 50;
export const LONGEST_FEEDBACK_ANSWER = 500;
export const MOST_FEEDBACK_PICTURES = 3;

/** What is typed of feedback. */
export const feedbackFields = {
  text: {
    ...{ kind: 'longText', label: '反馈内容', required: true, max: LONGEST_FEEDBACK, rows: 5 },
    placeholder: '请写下你遇到的情况或建议，写明页面和操作步骤，我们能更快找到原因',
  },
  contact: {
    ...{ kind: 'text', label: '联系方式', max: LONGEST_CONTACT },
    help: '手机号、微信或邮箱，方便我们进一步了解；回复会发到你的消息里',
  },
} as const satisfies Readonly<Record<string, FieldSpec>>;

const { emptyFeedback, feedbackTooLong } = feedbackRefusals;

export const feedbackText = ruled(
  tidied(text, severalLines),
  filled('请填写反馈内容', emptyFeedback),
  atMost(LONGEST_FEEDBACK, feedbackTooLong),
);

/** How to reach the member beside the inbox, '' for no other way. */
export const feedbackContact = ruled(
  tidied(text, oneLine),
  atMost(LONGEST_CONTACT, feedbackTooLong),
);
