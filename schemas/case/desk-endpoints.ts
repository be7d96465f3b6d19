import * as z from 'zod/mini';
import { decisionCall, memberRow, queueCalls } from '../desk/queue-calls.ts';
import { author, emptyObject, operatorCall, rowId, words } from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { LONGEST_RETURN } from './fields.ts';
import { caseRefusals } from './refusals.ts';

export const deskEntryStates = ['submitted', 'accepted', 'returned'] as const;

const head = memberRow(deskEntryStates, { title: z.string(), contest: z.string() });

const noSuchCaseEntry = pickRefusals(caseRefusals, 'noSuchCaseEntry');

/** Waiting entries come oldest first, others newest first; `word` is a part of the nickname or of the title. */
export const caseCalls = queueCalls({
  ...{ label: '病例审核', many: 'case-entries', one: 'case-entry', look: 'content.look' },
  ...{ tabs: deskEntryStates, head, refusals: noSuchCaseEntry },
  full: z.extend(head, {
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
  }),
});
/** @internal for tests and stories, which name calls one by one */
export const { count: countEntries, list: listEntries } = caseCalls;
export const { read: readEntry } = caseCalls;

/** Accepts an entry, or returns it with a reason, and notifies the author; `stale`: it was decided before. */
export const decideEntry = decisionCall(
  'decide-case-entry',
  'content.edit',
  { reason: words(LONGEST_RETURN), accepted: z.boolean() },
  ['decided', 'reason-missing'],
  noSuchCaseEntry,
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
