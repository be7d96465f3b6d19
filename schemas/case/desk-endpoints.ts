import * as z from 'zod/mini';
import { pickRefusals } from '../define-refusals.ts';
import {
  author,
  emptyObject,
  epochMs,
  LONGEST_WORD,
  operationKey,
  operatorCall,
  pageNumber,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { LONGEST_RETURN } from './fields.ts';
import { caseRefusals } from './refusals.ts';

/** Entries of case contests at the desk, and how far judges are. */

export const deskEntryStates = ['submitted', 'accepted', 'returned'] as const;
export type DeskEntryState = (typeof deskEntryStates)[number];

const entryHead = z.object({
  id: rowId,
  member: rowId,
  nickname: z.string(),
  title: z.string(),
  contest: z.string(),
  state: z.enum(deskEntryStates),
  at: epochMs,
});
export type DeskEntryHead = z.output<typeof entryHead>;

const entry = z.extend(entryHead, {
  parts: z.object({
    history: z.string(),
    findings: z.string(),
    diagnosis: z.string(),
    treatment: z.string(),
    discussion: z.string(),
  }),
  pictures: z.array(z.string()),
  votes: z.int(),
  reason: z.string(),
  by: author,
});

/** How many entries wait to be decided on. */
export const countEntries = operatorCall(
  'count-case-entries',
  'content.look',
  emptyObject,
  z.object({ waiting: z.int() }),
);

/** What waits comes oldest first, all else newest first; `word` stands in the nickname or in the title. */
export const listEntries = operatorCall(
  'list-case-entries',
  'content.look',
  z.object({ state: z.enum(deskEntryStates), word: words(LONGEST_WORD), page: pageNumber }),
  z.object({ items: z.array(entryHead), pages: z.int(), waiting: z.int() }),
);

const noSuchCaseEntry = pickRefusals(caseRefusals, 'noSuchCaseEntry');

export const readEntry = operatorCall(
  'read-case-entry',
  'content.look',
  z.object({ id: rowId }),
  entry,
  { refusals: noSuchCaseEntry },
);

/** Accepts an entry, or returns it with a reason, once, and tells the author; `stale`: somebody has. */
export const decideEntry = operatorCall(
  'decide-case-entry',
  'content.edit',
  z.object({
    id: rowId,
    reason: words(LONGEST_RETURN),
    accepted: z.boolean(),
    key: operationKey,
  }),
  z.object({ outcome: z.enum(['decided', 'stale', 'reason-missing']) }),
  { idempotent: true, refusals: noSuchCaseEntry },
);

const progress = z.object({
  contest: z.string(),
  member: rowId,
  nickname: z.string(),
  done: z.int(),
  open: z.int(),
});

/** How many entries each judge has scored and not, of contests that are judged or will be. */
export const readProgress = operatorCall(
  'read-case-progress',
  'content.look',
  emptyObject,
  z.object({ items: z.array(progress) }),
);

export const caseDeskApi = { countEntries, listEntries, readEntry, decideEntry, readProgress };
