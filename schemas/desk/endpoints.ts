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

export type DeskArea = 'content' | 'trade';

const LONGEST_NAME = 40;
const LONGEST_FIELD = 100_000;
const MOST_FIELDS = 60;
/** Rows that one action changes at most: five pages of the list. */
const MOST_AT_ONCE = 100;
/** Rows in one answer of an export. */
export const DESK_EXPORTED_AT_ONCE = 500;
export const MOST_DESK_EXPORTED = 20_000;
/** Rows. */
export const MOST_IMPORTED = 500;
const LONGEST_SHEET = 400_000;
const SHEET_BODY = 2 * 1024 * 1024;
export const MOST_FAULTS = 100;

const name = words(LONGEST_NAME);
const stamp = z.string().check(z.maxLength(64));
const typedField = z.object({ name, text: z.string().check(z.maxLength(LONGEST_FIELD)) });
const ids = z.array(rowId).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));

const filter = {
  table: name,
  word: words(LONGEST_WORD),
  /** Fields, each with the text that it has to have. */
  filters: z
    .array(z.object({ name, text: z.string().check(z.maxLength(LONGEST_NAME)) }))
    .check(z.maxLength(MOST_FIELDS)),
};

/** `line` is from 1; 0: the file as a whole. */
const sheetFault = z.object({ line: z.int(), reason: z.string() });

const ofTable = pickRefusals(deskRefusals, 'noSuchDeskTable', 'noSuchDeskField');
const ofRow = pickRefusals(deskRefusals, 'noSuchDeskTable', 'noSuchDeskField', 'noSuchDeskRow');
const twice = pickRefusals(deskRefusals, 'deskRowTwice');

/** The calls of an area's desks; each but `tables` names a table of that area. */
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
    z.object({
      ...filter,
      /** A field's name, after `-` in descending order; '': the newest first. */
      sort: name,
      page: pageNumber,
    }),
    z.object({ rows: z.array(deskRow), total: z.int(), pages: z.int() }),
    { refusals: ofTable },
  ),
  read: operatorCall(
    `read-${area}-row`,
    `${area}.look` as const,
    z.object({ table: name, id: rowId }),
    z.object({
      row: deskRow,
      /** Identifies the row's present content for `save`. */
      stamp: z.string(),
      /** Unpaid orders for the row. */
      unpaid: z.int(),
      /** The row's page for learners; '' for none. */
      page: z.string(),
    }),
    { refusals: ofRow },
  ),
  /** Finds the rows that a field may refer to, and what else it offers; `text` is the field's text. */
  choices: operatorCall(
    `find-${area}-choices`,
    `${area}.look` as const,
    z.object({
      table: name,
      field: name,
      word: words(LONGEST_WORD),
      /** The row to which the choices have to belong. */
      under: z.nullable(rowId),
    }),
    z.object({ choices: z.array(z.object({ text: z.string(), label: z.string() })) }),
    { refusals: ofTable },
  ),
  /** Writes the fields that are sent. `clash`: the row has changed since it was read, and is answered as it is now. */
  save: operatorCall(
    `save-${area}-row`,
    `${area}.edit` as const,
    z.object({
      table: name,
      /** null: a new row. */
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
      /** The rows that were not changed, and why. */
      left: z.array(z.object({ id: rowId, title: z.string(), why: z.string() })),
    }),
    { idempotent: true, refusals: ofTable },
  ),
  export: operatorCall(
    `export-${area}-rows`,
    `${area}.look` as const,
    z.object({
      ...filter,
      /** `next` of the answer before; null for the first call. */
      before: z.nullable(rowId),
    }),
    z.object({
      /** CSV; the first answer begins with the head line. */
      lines: z.string(),
      rows: z.int(),
      /** null: the export is complete. */
      next: z.nullable(rowId),
    }),
    { changes: true, refusals: ofTable },
  ),
  /** Reads a file without changing anything; `import` takes the answer's `stamp`. */
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
  /** `stale`: the rows have changed since the check, and nothing was imported. */
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

/** @internal tests go through all calls by their names */
export const listTradeTables = trade.tables;
/** @internal as above */
export const listTradeRows = trade.list;
/** @internal as above */
export const readTradeRow = trade.read;
/** @internal as above */
export const findTradeChoices = trade.choices;
/** @internal as above */
export const saveTradeRow = trade.save;
/** @internal as above */
export const changeTradeRows = trade.change;
/** @internal as above */
export const exportTradeRows = trade.export;
/** @internal as above */
export const checkTradeSheet = trade.check;
/** @internal as above */
export const importTradeSheet = trade.import;

export const deskApis = { content, trade } as const;
