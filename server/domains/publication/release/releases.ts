import { desc, eq, getTableColumns, max } from 'drizzle-orm';
import type * as calls from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Database } from '../../../db/database.ts';
import { selectPage } from '../../../db/select-page.ts';
import { homeDraft, homeRelease } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { applyDocument } from '../document/apply-document.ts';

export type Release = typeof homeRelease.$inferSelect;
type Head = Omit<Release, 'document'>;

export const headView = ({ id, kind, author, at, note, source, plans }: Head) => ({
  id,
  kind,
  author,
  at: at.getTime(),
  note,
  source,
  plans,
});

export const releaseView = (release: Release) => ({
  ...headView(release),
  document: release.document,
});

export const releaseById = async (db: Database, id: number): Promise<Release> => {
  const [release] = await db.select().from(homeRelease).where(eq(homeRelease.id, id));
  if (!release) throw new RefusedError(publicationRefusals.noSuchRelease);
  return release;
};

/** The last id is the live one, since publishers hold the draft's lock. */
export const liveRelease = async (db: Database): Promise<Release> => {
  const [release] = await db.select().from(homeRelease).orderBy(desc(homeRelease.id)).limit(1);
  if (!release) throw new RefusedError(callRefusals.unexpected);
  return release;
};

export const readDraftAndLive = async (db: Database) => {
  const last = db.select({ id: max(homeRelease.id) }).from(homeRelease);
  const [found] = await db
    .select({ draft: homeDraft, live: homeRelease })
    .from(homeDraft)
    .innerJoin(homeRelease, eq(homeRelease.id, last));
  if (!found) throw new RefusedError(callRefusals.unexpected);
  return found;
};

type NewRelease = Pick<Release, 'kind' | 'author' | 'note'> & {
  document: HomeDocument;
  now: number;
  source?: number;
  plans?: Release['plans'];
};

export const addRelease = async (tx: Database, given: NewRelease): Promise<Release> => {
  const { kind, author, note, document, now, source = null, plans = [] } = given;
  const row = { kind, author, note, document, source, plans, at: new Date(now) };
  const [release] = await tx.insert(homeRelease).values(row).returning();
  if (!release) throw new RefusedError(callRefusals.unexpected);
  return release;
};

export const putLive = async (tx: Database, given: NewRelease): Promise<Release> => {
  const release = await addRelease(tx, given);
  await applyDocument(tx, given.document);
  return release;
};

const SIZE = 20;

export const listReleases: Verb<typeof calls.listReleases> = async ({ db }, { page }) => {
  const { document: _, ...columns } = getTableColumns(homeRelease);
  const { rows, pageCount } = await selectPage(db, db.select(columns).from(homeRelease), {
    ...{ orderBy: [desc(homeRelease.id)], page, size: SIZE, counted: homeRelease },
  });
  return { items: rows.map(headView), pages: pageCount };
};

export const readRelease: Verb<typeof calls.readRelease> = async ({ db }, { id }) =>
  releaseView(await releaseById(db, id));
