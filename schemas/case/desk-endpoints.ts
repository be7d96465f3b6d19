import * as z from 'zod/mini';
import { byWord, queueCalls, waits } from '../desk/queue-calls.ts';
import {
  author,
  emptyObject,
  epochMs,
  operationKey,
  operatorCall,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { LONGEST_RETURN } from './fields.ts';
import { caseRefusals } from './refusals.ts';

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

const noSuchCaseEntry = pickRefusals(caseRefusals, 'noSuchCaseEntry');

/** Waiting entries come oldest first, others newest first; `word` is a part of the nickname or of the title. */
export const {
  count: countEntries,
  list: listEntries,
  read: readEntry,
} = queueCalls({
  ...{ many: 'case-entries', one: 'case-entry', look: 'content.look', tabs: deskEntryStates },
  ...{ head: entryHead, full: entry, id: z.object({ id: rowId }) },
  ...{ filter: byWord, listed: waits, counts: waits, refusals: noSuchCaseEntry },
});

/** Accepts an entry, or returns it with a reason, and notifies the author; `stale`: it was decided before. */
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

/** How many entries each judge has scored and has open, in contests whose results are not public. */
export const readProgress = operatorCall(
  'read-case-progress',
  'content.look',
  emptyObject,
  z.object({ items: z.array(progress) }),
);

export const caseDeskApi = { countEntries, listEntries, readEntry, decideEntry, readProgress };
