import { existsSync, readFileSync } from 'node:fs';
import { filesOf } from '../project.mjs';
import { kebab, NOUN } from './names.ts';
import type { NewFile, Scaffold } from './plan.ts';
import { type NameAdvice, wordsRefusal } from './refusals.ts';

export type NewTable = { noun: string; name: string; title: string };

const NAME = /^[a-z][A-Za-z]*$/;
const TITLE = /^\p{Script=Han}+$/u;

/** The requested table, or a Chinese sentence why it cannot be made. */
export const readTable = ([noun = '', name = '', title = '新表']: readonly string[]):
  | NewTable
  | string => {
  if (!NOUN.test(noun)) return `业务名须为小写英文单词：${noun}`;
  if (!NAME.test(name)) return `表名须为 camelCase 的英文单词，例如 wishes：${name}`;
  return TITLE.test(title) ? { noun, name, title } : `标题须为中文：${title}`;
};

const snake = ({ noun, name }: NewTable): string => `${noun}_${kebab(name).replaceAll('-', '_')}`;

const tableFile = ({ noun, name }: NewTable): string =>
  `server/db/tables/${noun}-${kebab(name)}.ts`;

export const deskFile = ({ noun, name }: NewTable): string =>
  `server/domains/${noun}/${kebab(name)}-desk.ts`;

const demoFile = ({ noun, name }: NewTable): string =>
  `server/db/demo/${noun}-${kebab(name)}/part.ts`;

export const testFile = ({ noun, name }: NewTable): string =>
  `tests/server/${noun}/${kebab(name)}-desk.test.ts`;

const hasTable = (name: string): boolean =>
  filesOf(['server/db/tables']).some((file) =>
    readFileSync(file, 'utf8').includes(`pgTable('${name}'`),
  );

export const tableRefusal = (table: NewTable, adviceOn: NameAdvice): string | undefined => {
  const { noun, name } = table;
  const words = wordsRefusal(adviceOn, [noun, name]);
  if (words) return words;
  if (!existsSync(`server/domains/${noun}`))
    return `没有业务 ${noun}，请先用 npm run new:call ${noun} 建它的第一个接口`;
  if (hasTable(snake(table))) return `已有表 ${snake(table)}，请换一个表名`;
  const taken = tablePlan(table).written.find(({ file }) => existsSync(file));
  return taken && `${taken.file} 已经存在，请换一个表名`;
};

const columns = (table: NewTable): NewFile => ({
  file: tableFile(table),
  text: `import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { identityKey, positionColumn } from './columns.ts';

export const ${table.name}Table = pgTable('${snake(table)}', {
  id: identityKey(),
  title: text().notNull(),
  position: positionColumn(),
  published: boolean().notNull().default(false),
});
`,
});

const desk = (table: NewTable): NewFile => ({
  file: deskFile(table),
  text: `import { asc } from 'drizzle-orm';
import { ${table.name}Table } from '../../db/tables/${table.noun}-${kebab(table.name)}.ts';
import { defineTable } from '../desk/index.ts';

const ${table.name} = defineTable(${table.name}Table, {
  area: 'content',
  rank: 90,
  label: '${table.title}',
  noun: '${table.title}',
  title: 'title',
  publishedField: 'published',
  fields: {
    title: { label: '标题', max: 60, listed: true, searched: true },
    published: { label: '已上架', initial: '0', listed: true, filtered: true },
    position: { label: '次序', listed: true, sorted: true, help: '小的在前。' },
  },
  references: [],
  serves: {
    list: {
      orderBy: [asc(${table.name}Table.position)],
      row: ({ id, title }) => ({ id: String(id), title }),
    },
  },
});

export const deskTables = [${table.name}] as const;
`,
});

const demo = (table: NewTable): NewFile => ({
  file: demoFile(table),
  text: `import { ${table.name}Table } from '../../tables/${table.noun}-${kebab(table.name)}.ts';
import { type DemoPart, holding } from '../demo-part.ts';

export const part: DemoPart = {
  name: '${table.noun}-${kebab(table.name)}',
  rank: 90,
  insert: async (db) => {
    await db.insert(${table.name}Table).values([
      { title: '第一条', position: 1, published: true },
      { title: '没有上架的一条', position: 2 },
    ]);
  },
  isFilled: holding(${table.name}Table),
};
`,
});

const test = (table: NewTable): NewFile => ({
  file: testFile(table),
  text: `import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { deskTables } from '#${deskFile(table)}';
import { openTestDatabase } from '../../harness/test-database.ts';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});

afterAll(() => opened.close());

it('${table.name} that are published are what learners read', async () => {
  const answer = await deskTables[0].served.list({ db: opened.db }, { page: 1 });
  expect(
    answer,
    [
      'Say in ${tableFile(table)} what a row has, and write the migration anew (npm run db:migration),',
      'in ${deskFile(table)} its fields with their words and what learners read of it,',
      'in ${demoFile(table)} what stands in it, and here what a learner is told;',
      'npm run new:call ${table.noun} makes the call that the verb of \`serves\` answers.',
    ].join(' '),
  ).toBe('what a learner is told');
});
`,
});

/**
 * The files of a new table: columns, desk, demo rows and one failing test; it is entered in the test that
 * lists all tables.
 */
export const tablePlan = (table: NewTable): Scaffold => ({
  written: [columns(table), desk(table), demo(table), test(table)],
  entered: [
    {
      file: 'tests/server/desk/every-table.test.ts',
      anchor: 'expect(registered.map(({ name }) => name).sort()).toEqual(\n      [',
      line: `        '${snake(table)}',`,
    },
  ],
});

export const migrationName = (table: NewTable): string =>
  `add-${kebab(snake(table)).replaceAll('_', '-')}`;
