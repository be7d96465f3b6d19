import { is } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { deskApis } from '#schemas/desk/endpoints.ts';
import { registered } from '#server/domains/desk/registered.ts';

const modules = import.meta.glob<Record<string, unknown>>('/server/db/tables/*.ts', {
  eager: true,
});
const tables = [
  ...new Set(
    Object.values(modules)
      .flatMap((module) => Object.values(module))
      .filter((value): value is PgTable => is(value, PgTable)),
  ),
];

/** What goes along with a row that is removed, and tells nothing that anybody would miss. */
const goesAlong: Readonly<Record<string, readonly string[]>> = {
  // a banner stays, and leads to nothing
  product: ['lesson', 'notice', 'product_listing', 'product_node', 'workshop_banner'],
  // of a workshop without anybody in it
  teacher: ['workshop_banner', 'workshop_invite', 'workshop_page'],
  news: ['news_product', 'news_text'],
  lesson: ['stream_ticket'],
  live: ['live_page', 'stream_ticket', 'workshop_banner'],
  // teams are of exams alone
  questionnaire: ['exam_team', 'exam_teammate', 'question'],
  exam: ['exam_teammate', 'question'],
  block_landing: ['block_landing_release'],
  case_contest: ['case_criterion', 'case_judge'],
  game: ['game_code', 'game_prize', 'game_visit'],
};

const dialect = new PgDialect({ casing: 'snake_case' });

const pointingAt = (table: PgTable): string[] =>
  tables.flatMap((other) => {
    const { name, foreignKeys } = getTableConfig(other);
    return foreignKeys.some((key) => key.reference().foreignTable === table) ? [name] : [];
  });

/** Chinese, with the letters by which learners see options, and no other word of ours. */
const forPeople = /^(?:[\p{Script=Han}\p{P}\d\s→]|(?<![A-Za-z])[A-Z](?![A-Za-z]))+$/u;

describe('the tables that have desks', () => {
  it.each(registered.map((one) => [one.name, one] as const))(
    '%s says of every table that points at it whether it keeps a row or goes along',
    (name, { table, references }) => {
      const request = references.map(({ when }) => dialect.sqlToQuery(when).sql).join('\n');
      const silent = pointingAt(table).filter((other) => !request.includes(`from "${other}"`));
      expect(silent.sort()).toEqual([...(goesAlong[name] ?? [])].sort());
    },
  );

  it.each(registered.map((one) => [one.name, one] as const))(
    '%s has a name for each row, an area, and words for people',
    (_name, { area, title, untitled, publishedField, fields, label, noun, references }) => {
      expect(Object.keys(deskApis)).toContain(area);
      expect(fields.find((field) => field.name === title)).toMatchObject({
        ...{ kind: 'text', required: untitled === undefined, searched: true },
      });
      if (publishedField)
        expect(fields.find((field) => field.name === publishedField)?.kind).toBe('switch');
      const texts = fields.flatMap((field) => [
        ...[field.label, field.help],
        ...field.options.map(({ title }) => title),
      ]);
      const words = [label, noun, ...texts, ...references.map(({ reason }) => reason)].filter(
        Boolean,
      );
      for (const text of words) expect(text).toMatch(forPeople);
    },
  );
});
