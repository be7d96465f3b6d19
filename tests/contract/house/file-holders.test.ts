import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { fileHolders } from '#server/db/file-holders.ts';

const modules: Record<string, Record<string, unknown>> = import.meta.glob(
  '/server/db/tables/*.ts',
  { eager: true },
);

/** How columns with addresses of files, and with articles and documents that show them, are called. */
const SHOWN =
  /thumb|avatar|picture|poster|portrait|image|logo|qrCode|groupCode|cover$|html|document$|layout|mediaKey|^stream$|replay/i;

/** What is called so and holds nothing of a library, and why. */
const otherwise: Readonly<Record<string, string>> = {
  'case_entry.pictures': 'members send them in themselves',
  'certification.pictures': 'members send them in themselves',
  'feedback.pictures': 'members send them in themselves',
  'game_draw.thumb': 'as the prize had it when it was drawn',
  'media_file.poster': 'it is the file itself',
  'media_file.stream': 'it is the file itself',
  'member.avatar': 'members send them in themselves',
  'onboarding.portrait': 'members send them in themselves',
  'refund.pictures': 'members send them in themselves',
  'stream_ticket.stream': 'it ends with what plays it',
  'support_message.pictures': 'members send them in themselves',
  'trade_order.thumb': 'as the thing had it when it was ordered',
};

const everyTable = new Set(
  Object.values(modules).flatMap((module) =>
    Object.values(module).flatMap((value) => (is(value, PgTable) ? [value] : [])),
  ),
);

it('a column that may hold a file of a library is declared beside its table, or says why not', () => {
  const declared = new Set(fileHolders.flatMap(({ columns, streams }) => [...columns, ...streams]));
  const left = [...everyTable].flatMap((table) =>
    Object.entries(getTableColumns(table))
      .filter(
        ([field, column]) =>
          /^Pg(?:Text|Jsonb|Custom)/.test(column.columnType) && SHOWN.test(field),
      )
      .filter(([, column]) => !declared.has(column))
      .map(([field]) => `${getTableName(table)}.${field}`),
  );
  expect(everyTable.size).toBeGreaterThan(80);
  expect(left.toSorted().join('\n')).toBe(Object.keys(otherwise).join('\n'));
});

it('what is declared is a column of its table', () => {
  for (const { table, columns, streams } of fileHolders) {
    expect([getTableName(table), columns.length + streams.length]).not.toEqual([
      getTableName(table),
      0,
    ]);
    for (const column of [...columns, ...streams]) expect(column.table).toBe(table);
  }
});
