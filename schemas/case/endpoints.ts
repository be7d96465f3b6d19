import type * as z from 'zod/mini';
import { uploadRefusals } from '../upload/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { batchOf, oneOf, withDefault } from '../wire/payload.ts';
import { choice, count, flag, id, picture, requiredText, text, time } from '../wire/primitives.ts';
import { key, none, pageOf } from '../wire/query-fields.ts';
import { byRule, list, object, paged } from '../wire/structures.ts';
import {
  caseStages,
  draftPart,
  draftTitle,
  entryOrders,
  entryPart,
  entryStates,
  entryTitle,
  judgeComment,
  MOST_CASE_PICTURES,
  MOST_CRITERIA,
  timedStages,
} from './fields.ts';
import { caseRefusals } from './refusals.ts';

const stage = object({ stage: oneOf(timedStages), start_time: time, end_time: time }, byRule);

/** `most`: points; `weight`: percent of the total score. */
const criterion = object({ id, title: requiredText, most: count, weight: count });

const parts = object({
  history: text,
  findings: text,
  diagnosis: text,
  treatment: text,
  discussion: text,
});

const entryHead = object({
  id,
  title: requiredText,
  author: text,
  thumb: picture,
  votes: count,
  /** In hundredths; 0 until results are public, like `place`. */
  score: count,
  place: count,
});
export type CaseEntryHead = z.output<typeof entryHead>;

const ownEntry = object({
  id,
  state: oneOf(entryStates),
  title: text,
  parts,
  pictures: list(picture),
  /** Why operators returned it. */
  reason: text,
});
export type OwnCaseEntry = z.output<typeof ownEntry>;

export const caseDetail = defineEndpoint({
  path: '/v1/case/detail',
  payload: object({ id }),
  data: object({
    id,
    title: requiredText,
    thumb: picture,
    intro: text,
    stage: oneOf(caseStages),
    stages: list(stage, 'may lose all'),
    criteria: list(criterion, 'may lose all'),
    entries: count,
    rule: text,
    member: flag,
    judge: flag,
    /** The entry that the member voted for today; '' for none. */
    voted: text,
    /** The member's own entry, or none. */
    own: list(ownEntry, 'may lose all'),
    winners: list(entryHead, 'may lose all'),
  }),
  access: 'public',
  refusals: pickRefusals(caseRefusals, 'noSuchCase'),
});
export type CaseDetail = z.output<(typeof caseDetail)['data']>;

export const caseEntries = defineEndpoint({
  path: '/v1/case/entries',
  payload: object({ id, order: withDefault(oneOf(entryOrders), 'new'), ...pageOf }),
  data: paged('data', 'last_page', entryHead),
  access: 'public',
  refusals: pickRefusals(caseRefusals, 'noSuchCase'),
});

/** Answers a published entry; authors find their unpublished one in `caseDetail`. */
export const caseEntry = defineEndpoint({
  path: '/v1/case/entry',
  payload: object({ id, entry: id }),
  data: object({
    id,
    title: requiredText,
    author: text,
    parts,
    pictures: list(picture),
    votes: count,
    mine: flag,
  }),
  access: 'public',
  refusals: pickRefusals(caseRefusals, 'noSuchCase', 'noSuchCaseEntry'),
});

const pictures = withDefault(batchOf(picture, MOST_CASE_PICTURES), []);
const written = joinRefusals(
  pickRefusals(caseRefusals, 'noSuchCase', 'notSubmissionStage', 'entrySent', 'entryTooLong'),
  pickRefusals(uploadRefusals, 'pictureUnknown'),
);

export const saveCaseEntry = defineEndpoint({
  path: '/v1/case/save',
  payload: object({
    id,
    title: draftTitle,
    history: draftPart,
    findings: draftPart,
    diagnosis: draftPart,
    treatment: draftPart,
    discussion: draftPart,
    pictures,
  }),
  data: none,
  access: 'member',
  rate: 60,
  changes: true,
  refusals: written,
});

/** Submits the member's entry; again only after operators have returned it. */
export const submitCaseEntry = defineEndpoint({
  path: '/v1/case/submit',
  payload: object({
    id,
    title: entryTitle,
    history: entryPart,
    findings: entryPart,
    diagnosis: entryPart,
    treatment: entryPart,
    discussion: entryPart,
    pictures,
    /** The member confirms that no patient can be identified. */
    consent: flag,
    key,
  }),
  data: none,
  access: 'member',
  rate: 20,
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    written,
    pickRefusals(caseRefusals, 'entryIncomplete', 'entryConsentMissing'),
  ),
});

/** Gives the member's vote: one for each contest and day in China. */
export const voteCaseEntry = defineEndpoint({
  path: '/v1/case/vote',
  payload: object({ id, entry: id, key }),
  data: object({ votes: count }),
  access: 'member',
  rate: 20,
  idempotent: true,
  changes: true,
  refusals: pickRefusals(
    caseRefusals,
    ...(['noSuchCase', 'noSuchCaseEntry', 'notVotingStage', 'ownEntryVote', 'votedToday'] as const),
  ),
});

const judged = object({
  id,
  title: requiredText,
  /** '' where judging is anonymous. */
  author: text,
  done: flag,
});

/** Lists the entries that a judge has to score, without the judge's own. */
export const caseJudging = defineEndpoint({
  path: '/v1/case/judging',
  payload: object({ id }),
  data: object({
    id,
    title: requiredText,
    stage: oneOf(caseStages),
    anonymous: flag,
    criteria: list(criterion, 'may lose all'),
    entries: list(judged, 'may lose all'),
  }),
  access: 'member',
  refusals: pickRefusals(caseRefusals, 'noSuchCase', 'notJudge'),
});
export type CaseJudging = z.output<(typeof caseJudging)['data']>;

const mark = object({ criterion: id, points: choice });

export const caseJudgedEntry = defineEndpoint({
  path: '/v1/case/judged',
  payload: object({ id, entry: id }),
  data: object({
    id,
    title: requiredText,
    author: text,
    parts,
    pictures: list(picture),
    done: flag,
    marks: list(mark, 'may lose all'),
    comment: text,
  }),
  access: 'member',
  refusals: pickRefusals(
    caseRefusals,
    'noSuchCase',
    'notJudge',
    'noSuchCaseEntry',
    'ownEntryScore',
  ),
});
export type CaseJudgedEntry = z.output<(typeof caseJudgedEntry)['data']>;

/** Stores a judge's marks for an entry, which are final. */
export const scoreCaseEntry = defineEndpoint({
  path: '/v1/case/score',
  payload: object({
    id,
    entry: id,
    marks: batchOf(mark, MOST_CRITERIA),
    comment: withDefault(judgeComment, ''),
    key,
  }),
  data: none,
  access: 'member',
  rate: 60,
  idempotent: true,
  changes: true,
  refusals: pickRefusals(
    caseRefusals,
    ...(['noSuchCase', 'notJudge', 'notJudgingStage', 'noSuchCaseEntry', 'ownEntryScore'] as const),
    ...(['alreadyScored', 'scoreInvalid', 'commentTooLong'] as const),
  ),
});

export const caseApi = {
  caseDetail,
  caseEntries,
  caseEntry,
  saveCaseEntry,
  submitCaseEntry,
  voteCaseEntry,
  caseJudging,
  caseJudgedEntry,
  scoreCaseEntry,
};
