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

/** Among so many of the newest that fit the rest of a filter a word of mere signs is looked for. */
export const LOOKED_THROUGH = 1000;

/** What is looked for in the audit; whatever is left out is not asked for. */
const filter = {
  /** `system`: what the server did by itself. */
  operator: z.optional(z.union([rowId, z.literal('system')])),
  action: z.optional(z.enum(auditActions)),
  from: z.optional(chinaDay),
  /** The last day, which counts as well. */
  until: z.optional(chinaDay),
  /** Stands in what was done. */
  word: z.optional(words(LONGEST_WORD)),
};
const auditFilter = z.object(filter);
export type AuditFilter = z.output<typeof auditFilter>;

/**
 * Append-only; newest first. `text` says in Chinese what was done. Saves of one operator in a row are told
 * once, as the first of `count`, of which the last was at `until`; `run`: the id of such a one, whose saves are
 * then told each. With a word they are told each.
 */
export const listAudit = operatorCall(
  'list-audit',
  'accounts.look',
  z.object({ ...filter, page: pageNumber, run: z.optional(rowId) }),
  z.object({
    items: z.array(
      z.object({
        id: rowId,
        at: epochMs,
        name: z.string(),
        action: z.enum(auditActions),
        text: z.string(),
        count: z.int(),
        until: epochMs,
      }),
    ),
    pages: z.int(),
    /** Whose acts may be asked for. */
    operators: z.array(z.object({ id: rowId, name: z.string() })),
  }),
);

/** Rows that one call of an export gives at most. */
export const EXPORTED_AT_ONCE = 1000;
/** Rows of an export at most. */
export const MOST_EXPORTED = 50_000;

/**
 * Rows of the audit as lines of CSV, newest first, each save by itself: the first call, without `before`, with
 * the heads of the columns. `next`: what the next call asks as `before`; null after the last. The audit says that
 * it was exported, once an hour for the same filter.
 */
export const exportAudit = operatorCall(
  'export-audit',
  'accounts.look',
  z.object({ ...filter, before: z.optional(rowId) }),
  z.object({ lines: z.string(), rows: z.int(), next: z.nullable(rowId) }),
  { changes: true },
);

export const operatorAuditApi = { listAudit, exportAudit };
