import * as z from 'zod/mini';
import {
  LONGEST_WORD,
  operationKey,
  operatorCall,
  pageNumber,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { deskActions, deskFault, deskRow, deskTable } from './fields.ts';
import { deskRefusals } from './refusals.ts';

/** An area whose tables have desks. */
export type DeskArea = 'content' | 'trade';

const LONGEST_NAME = 40;
/** The longest text of a field: an article. */
const LONGEST_FIELD = 100_000;
const MOST_FIELDS = 60;
/** Rows that one action takes at most: what a page of the list has, five times over. */
const MOST_AT_ONCE = 100;
/** Rows that one call of an export gives at most. */
export const DESK_EXPORTED_AT_ONCE = 500;
/** Rows of an export at most. */
export const MOST_DESK_EXPORTED = 20_000;
/** Rows of a file that is imported at most, and its characters. */
export const MOST_IMPORTED = 500;
const LONGEST_SHEET = 400_000;
const SHEET_BODY = 2 * 1024 * 1024;
/** Faults of a file that are told at most. */
export const MOST_FAULTS = 100;

const name = words(LONGEST_NAME);
const stamp = z.string().check(z.maxLength(64));
const typedField = z.object({ name, text: z.string().check(z.maxLength(LONGEST_FIELD)) });
const ids = z.array(rowId).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));

/** What a list is narrowed to: each filter is a field with the text that it has to have. */
const filter = {
  table: name,
  word: words(LONGEST_WORD),
  filters: z
    .array(z.object({ name, text: z.string().check(z.maxLength(LONGEST_NAME)) }))
    .check(z.maxLength(MOST_FIELDS)),
};

/** A sheet's faults by its lines, from 1; line 0 is the file itself. */
const sheetFault = z.object({ line: z.int(), said: z.string() });

const ofTable = pickRefusals(deskRefusals, 'noSuchDeskTable', 'noSuchDeskField');
const ofRow = pickRefusals(deskRefusals, 'noSuchDeskTable', 'noSuchDeskField', 'noSuchDeskRow');
const twice = pickRefusals(deskRefusals, 'deskRowTwice');

/**
 * The calls of an area's desks; each names its table, which has to be one of that area.
 *
 * `tables`: all that there are. `list`: `sort` is a field's name, behind `-` from the largest on, '' the newest
 * first. `read`: a row with the stamp of what stands in it, how many orders for it wait to be paid, and its page for
 * learners, '' for none. `save`: `id` null makes a row; only the fields that are
 * sent are written, and of an old row with the stamp that was read: `clash` gives what stands there by now.
 * `change`: several rows, `left` with the reasons of those that stay as they are. `choices`: rows that a field may
 * name, `under` the row in which they lie. `export`: lines of CSV from the row `before` on, the first call with the heads. `check`: reads a file and
 * changes nothing; `import` takes the stamp of that check, and does nothing where the rows are others by now.
 */
const deskCalls = <A extends DeskArea>(area: A) => ({
  tables: operatorCall(
    `list-${area}-tables`,
    `${area}.look` as const,
    z.object({}),
    z.object({ tables: z.array(deskTable) }),
  ),
  list: operatorCall(
    `list-${area}-rows`,
    `${area}.look` as const,
    z.object({ ...filter, sort: name, page: pageNumber }),
    z.object({ rows: z.array(deskRow), total: z.int(), pages: z.int() }),
    { refusals: ofTable },
  ),
  read: operatorCall(
    `read-${area}-row`,
    `${area}.look` as const,
    z.object({ table: name, id: rowId }),
    z.object({ row: deskRow, stamp: z.string(), unpaid: z.int(), page: z.string() }),
    { refusals: ofRow },
  ),
  choices: operatorCall(
    `find-${area}-choices`,
    `${area}.look` as const,
    z.object({ table: name, field: name, word: words(LONGEST_WORD), under: z.nullable(rowId) }),
    z.object({ choices: z.array(z.object({ id: rowId, label: z.string() })) }),
    { refusals: ofTable },
  ),
  save: operatorCall(
    `save-${area}-row`,
    `${area}.edit` as const,
    z.object({
      table: name,
      id: z.nullable(rowId),
      stamp,
      values: z.array(typedField).check(z.maxLength(MOST_FIELDS)),
      key: operationKey,
    }),
    z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('saved'), id: rowId }),
      z.object({ outcome: z.literal('faulty'), faults: z.array(deskFault) }),
      z.object({ outcome: z.literal('clash'), row: deskRow, stamp: z.string() }),
    ]),
    { idempotent: true, bodyLimit: SHEET_BODY, refusals: joinRefusals(ofRow, twice) },
  ),
  change: operatorCall(
    `change-${area}-rows`,
    `${area}.edit` as const,
    z.object({ table: name, action: z.enum(deskActions), ids, key: operationKey }),
    z.object({
      done: z.int(),
      left: z.array(z.object({ id: rowId, title: z.string(), why: z.string() })),
    }),
    { idempotent: true, refusals: ofTable },
  ),
  export: operatorCall(
    `export-${area}-rows`,
    `${area}.look` as const,
    z.object({ ...filter, before: z.nullable(rowId) }),
    z.object({ lines: z.string(), rows: z.int(), next: z.nullable(rowId) }),
    { changes: true, refusals: ofTable },
  ),
  check: operatorCall(
    `check-${area}-sheet`,
    `${area}.edit` as const,
    z.object({ table: name, sheet: z.string().check(z.maxLength(LONGEST_SHEET)) }),
    z.object({
      made: z.int(),
      changed: z.int(),
      same: z.int(),
      unpaid: z.int(),
      faults: z.array(sheetFault),
      stamp: z.string(),
    }),
    { bodyLimit: SHEET_BODY, refusals: ofTable },
  ),
  import: operatorCall(
    `import-${area}-sheet`,
    `${area}.edit` as const,
    z.object({
      table: name,
      sheet: z.string().check(z.maxLength(LONGEST_SHEET)),
      stamp,
      key: operationKey,
    }),
    z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('imported'), made: z.int(), changed: z.int() }),
      z.object({ outcome: z.literal('stale') }),
    ]),
    { idempotent: true, bodyLimit: SHEET_BODY, refusals: joinRefusals(ofTable, twice) },
  ),
});

const content = deskCalls('content');

export const listContentTables = content.tables;
export const listContentRows = content.list;
export const readContentRow = content.read;
export const findContentChoices = content.choices;
export const saveContentRow = content.save;
export const changeContentRows = content.change;
export const exportContentRows = content.export;
export const checkContentSheet = content.check;
export const importContentSheet = content.import;

const trade = deskCalls('trade');

/** @internal Tests go through all calls by their names. */
export const listTradeTables = trade.tables;
/** @internal Tests go through all calls by their names. */
export const listTradeRows = trade.list;
/** @internal Tests go through all calls by their names. */
export const readTradeRow = trade.read;
/** @internal Tests go through all calls by their names. */
export const findTradeChoices = trade.choices;
/** @internal Tests go through all calls by their names. */
export const saveTradeRow = trade.save;
/** @internal Tests go through all calls by their names. */
export const changeTradeRows = trade.change;
/** @internal Tests go through all calls by their names. */
export const exportTradeRows = trade.export;
/** @internal Tests go through all calls by their names. */
export const checkTradeSheet = trade.check;
/** @internal Tests go through all calls by their names. */
export const importTradeSheet = trade.import;

/** The calls of each area's desks. */
export const deskApis = { content, trade } as const;
