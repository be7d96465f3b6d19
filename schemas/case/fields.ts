import type { FieldSpec } from '../field/field.ts';
import { text } from '../primitives.ts';
import { atMost, filled, ruled, tidied } from '../rules.ts';
import { oneLine, severalLines } from '../tidy-text.ts';
import { caseRefusals } from './refusals.ts';

/** Where a contest stands; `pause`: between two stages. */
export const caseStages = ['before', 'submission', 'vote', 'judging', 'result', 'pause'] as const;
export type CaseStage = (typeof caseStages)[number];

/** The stages that have a time of their own, in their order. */
export const timedStages = ['submission', 'vote', 'judging', 'result'] as const;
export type TimedStage = (typeof timedStages)[number];

/** What became of an entry. */
export const entryStates = ['draft', 'submitted', 'returned', 'accepted'] as const;
export type EntryState = (typeof entryStates)[number];

export const entryOrders = ['new', 'votes'] as const;
export type EntryOrder = (typeof entryOrders)[number];

/** What an entry tells, in this order. */
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

const part = (label: string) =>
  ({ kind: 'longText', label, required: true, max: LONGEST_PART, rows: 4 }) as const;

/** What an entry is made of, as its form asks for it. */
export const entryFields = {
  title: { kind: 'text', label: '标题', required: true, max: LONGEST_ENTRY_TITLE },
  history: part(casePartNames.history),
  findings: part(casePartNames.findings),
  diagnosis: part(casePartNames.diagnosis),
  treatment: part(casePartNames.treatment),
  discussion: part(casePartNames.discussion),
  pictures: { kind: 'pictures', label: '图片', max: MOST_CASE_PICTURES },
} as const satisfies Readonly<Record<string, FieldSpec>>;

const { entryIncomplete, entryTooLong, commentTooLong } = caseRefusals;

export const draftTitle = ruled(tidied(text, oneLine), atMost(LONGEST_ENTRY_TITLE, entryTooLong));

export const draftPart = ruled(tidied(text, severalLines), atMost(LONGEST_PART, entryTooLong));

const entryTitle = ruled(
  tidied(text, oneLine),
  filled('请填写标题', entryIncomplete),
  atMost(LONGEST_ENTRY_TITLE, entryTooLong),
);

const entryPart = ruled(
  tidied(text, severalLines),
  filled('请填写这一部分', entryIncomplete),
  atMost(LONGEST_PART, entryTooLong),
);

/** What an entry has to be before it is submitted, by its fields. */
export const entryRules = {
  title: entryTitle,
  ...{ history: entryPart, findings: entryPart, diagnosis: entryPart },
  ...{ treatment: entryPart, discussion: entryPart },
};

export const judgeComment = ruled(
  tidied(text, severalLines),
  atMost(LONGEST_JUDGE_COMMENT, commentTooLong),
);
