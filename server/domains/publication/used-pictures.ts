import { or, sql } from 'drizzle-orm';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import {
  homeDraft,
  homeDraftStep,
  homeGround,
  homePlan,
  homeRelease,
  homeSchedule,
} from '../../db/tables/publication.ts';
import { fileOf, filesIn } from '../../platform/storage/uploads.ts';
import { picturesIn } from './document/guards/picture-warnings.ts';
import { kinds } from './things/kinds.ts';

/** What shows each uploaded file in a document, in words; 页面文档 for what no field of a picture holds. */
const holdersIn = (document: HomeDocument): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { of, address } of picturesIn(document)) {
    const file = fileOf(address);
    if (file) found.set(file, [...(found.get(file) ?? []), of]);
  }
  for (const file of filesIn(document)) if (!found.has(file)) found.set(file, ['页面文档']);
  return found;
};

/** A function that tells where a file is used in the draft and on the live page, in words. */
export const usesIn = (draft: HomeDocument, live: HomeDocument) => {
  const [inDraft, onPage] = [holdersIn(draft), holdersIn(live)];
  return (file: string): string[] => [
    ...(inDraft.get(file) ?? []).map((of) => `草稿：${of}`),
    ...(onPage.get(file) ?? []).map((of) => `线上：${of}`),
  ];
};

const documents = [
  [homeDraft, homeDraft.document],
  [homeGround, homeGround.document],
  [homeRelease, homeRelease.document],
  [homeSchedule, homeSchedule.base],
  [homeSchedule, homeSchedule.document],
  [homePlan, homePlan.base],
  [homePlan, homePlan.document],
  [homeDraftStep, homeDraftStep.before],
  [homeDraftStep, homeDraftStep.document],
] as const;

/**
 * Whether a document of any kind or time, or the picture of a thing, names a file: the draft and its history, what is
 * live and what was, schedules, plans. One statement.
 */
export const isHeld = async (db: Database, file: string): Promise<boolean> => {
  const held = documents.map(
    ([table, column]) =>
      sql`exists (select from ${table} where position(${file} in ${column}::text) > 0)`,
  );
  // several kinds share a table, whose pictures are looked through once
  const pictures = new Map(Object.values(kinds).map(({ table, thumb }) => [thumb, table]));
  const shown = [...pictures].map(
    ([thumb, table]) => sql`exists (select from ${table} where position(${file} in ${thumb}) > 0)`,
  );
  const [found] = await db.select({ held: sql<boolean>`${or(...held, ...shown)}` }).from(oneRow);
  return found?.held === true;
};
