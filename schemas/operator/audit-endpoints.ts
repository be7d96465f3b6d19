import * as z from 'zod/mini';
import { auditActions } from './fields.ts';
import {
  chinaDay,
  epochMs,
  LONGEST_WORD,
  operatorCall,
  pageNumber,
  rowId,
  words,
} from './operator-call.ts';

/** A search word without a letter or a digit is looked for among so many of the newest entries only. */
export const LOOKED_THROUGH = 1000;

/** Filters of the audit; a missing one does not restrict. */
const filter = {
  /** `system`: the server itself. */
  operator: z.optional(z.union([rowId, z.literal('system')])),
  action: z.optional(z.enum(auditActions)),
  from: z.optional(chinaDay),
  /** The last day, inclusive. */
  until: z.optional(chinaDay),
  word: z.optional(words(LONGEST_WORD)),
};
const auditFilter = z.object(filter);
export type AuditFilter = z.output<typeof auditFilter>;

/**
 * The append-only audit, newest first. Consecutive saves of one operator are combined into one entry, unless
 * there is a search word.
 */
export const listAudit = operatorCall(
  'list-audit',
  'accounts.look',
  z.object({
    ...filter,
    page: pageNumber,
    /** The id of a combined entry, to list its saves one by one. */
    run: z.optional(rowId),
  }),
  z.object({
    items: z.array(
      z.object({
        id: rowId,
        at: epochMs,
        name: z.string(),
        action: z.enum(auditActions),
        text: z.string(),
        /** How many saves the entry combines. */
        count: z.int(),
        /** The time of the last combined save; `at` is that of the first. */
        until: epochMs,
      }),
    ),
    pages: z.int(),
    operators: z.array(z.object({ id: rowId, name: z.string() })),
  }),
);

export const EXPORTED_AT_ONCE = 1000;
export const MOST_EXPORTED = 50_000;

/**
 * Rows of the audit as CSV lines, newest first, each save by itself. The audit records the export, once an
 * hour for the same filter.
 */
export const exportAudit = operatorCall(
  'export-audit',
  'accounts.look',
  z.object({
    ...filter,
    /** `next` of the call before; without it the lines begin with the column names. */
    before: z.optional(rowId),
  }),
  z.object({
    lines: z.string(),
    rows: z.int(),
    /** null after the last. */
    next: z.nullable(rowId),
  }),
  { changes: true },
);

export const operatorAuditApi = { listAudit, exportAudit };
