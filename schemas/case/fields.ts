import { oneLine, severalLines } from '../text/tidy-text.ts';
import { text } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied } from '../wire/rules.ts';
import { caseRefusals } from './refusals.ts';

/** `pause`: between two stages. */
export const caseStages = ['before', 'submission', 'vote', 'judging', 'result', 'pause'] as const;
export type CaseStage = (typeof caseStages)[number];

/** The stages with a start and an end, in order. */
export const timedStages = ['submission', 'vote', 'judging', 'result'] as const;
export type TimedStage = (typeof timedStages)[number];

export const entryStates = ['draft', 'submitted', 'returned', 'accepted'] as const;
export type EntryState = (typeof entryStates)[number];

export const entryOrders = ['new', 'votes'] as const;
export type EntryOrder = (typeof entryOrders)[number];

/** In the order in which they are shown. */
export const caseParts = ['history', 'findings', 'diagnosis', 'treatment', 'discussion'] as const;
type CasePart = (typeof caseParts)[number];
export type CaseParts = Record<CasePart, string>;

export const casePartNames: Readonly<CaseParts> = {
  history: '病史',
  findings: '检查',
  diagnosis: '诊断',
  treatment: '治疗',
  discussion: '讨论',
};

export const LONGEST_ENTRY_TITLE = 40;
export const LONGEST_PART = 1800;
export const MOST_CASE_PICTURES = 9;
export const LONGEST_JUDGE_COMMENT = 500;
export const LONGEST_RETURN = 200;
export const MOST_CRITERIA = 10;

const { entryIncomplete, entryTooLong, commentTooLong } = caseRefusals;

export const draftTitle = ruled(tidied(text, oneLine), atMost(LONGEST_ENTRY_TITLE, entryTooLong));

export const draftPart = ruled(tidied(text, severalLines), atMost(LONGEST_PART, entryTooLong));

export const entryTitle = ruled(
  tidied(text, oneLine),
  filled('请填写标题', entryIncomplete),
  atMost(LONGEST_ENTRY_TITLE, entryTooLong),
);

export const entryPart = ruled(
  tidied(text, severalLines),
  filled('请填写这一部分', entryIncomplete),
  atMost(LONGEST_PART, entryTooLong),
);

export const judgeComment = ruled(
  tidied(text, severalLines),
  atMost(LONGEST_JUDGE_COMMENT, commentTooLong),
);
