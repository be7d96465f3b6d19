import { count, desc, eq, sql } from 'drizzle-orm';
import type * as calls from '#schemas/site/desk-endpoints.ts';
import {
  type ConsentText,
  consentTexts,
  type LegalTextType,
  legalTexts,
} from '#schemas/site/fields.ts';
import { legalTitles } from '#schemas/site/legal-titles.ts';
import { siteRefusals } from '#schemas/site/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { consentTable } from '../../../db/tables/onboarding.ts';
import { operator as operators } from '../../../db/tables/operator.ts';
import { legalDraftTable, legalTextTable } from '../../../db/tables/site.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { legalVersion } from '../legal-version.ts';
import { siteTitle } from '../site-title.ts';

/** Class of the advisory lock on a text; no other lock may use it. */
const LOCK = 59;

const { noSuchLegalVersion, legalTextEmpty, legalTextAsBefore } = siteRefusals;

const draftOf = async (db: Database, type: LegalTextType) => {
  const [row] = await db
    .select({ draft: legalDraftTable, by: operators.name })
    .from(legalDraftTable)
    .innerJoin(operators, eq(operators.id, legalDraftTable.operatorId))
    .where(eq(legalDraftTable.type, type));
  if (!row) return null;
  const { title, chapters, revision, updatedAt } = row.draft;
  return { title, chapters, revision, by: row.by, at: updatedAt.getTime() };
};

/** The draft, which nobody else changes until the end, and whether it is another than that of `revision`. */
const lockDraft = async (tx: Database, type: LegalTextType, revision: number) => {
  // also keeps two from making the first draft or the next version
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::integer, hashtext(${type}))`);
  const draft = await draftOf(tx, type);
  return { draft, isStale: (draft?.revision ?? 0) !== revision };
};

export const listLegal: Verb<typeof calls.listLegal> = async ({ db }) => {
  const inForce = await db
    .selectDistinctOn([legalTextTable.type])
    .from(legalTextTable)
    .orderBy(legalTextTable.type, desc(legalTextTable.version));
  const drafts = await db
    .select({ type: legalDraftTable.type, at: legalDraftTable.updatedAt, by: operators.name })
    .from(legalDraftTable)
    .innerJoin(operators, eq(operators.id, legalDraftTable.operatorId));
  return {
    items: legalTexts.map((type) => {
      const row = inForce.find((each) => each.type === type);
      const draft = drafts.find((each) => each.type === type);
      return {
        ...{ type, title: row?.title ?? legalTitles[type], version: row?.version ?? 0 },
        at: row?.updatedAt.getTime() ?? null,
        draft: draft ? { by: draft.by, at: draft.at.getTime() } : null,
      };
    }),
  };
};

const isConsent = (type: LegalTextType): type is ConsentText =>
  consentTexts.some((each) => each === type);

/** By version; undefined for what nobody agrees to by itself. */
const agreedTo = async (
  db: Database,
  type: LegalTextType,
): Promise<ReadonlyMap<number, number> | undefined> => {
  if (!isConsent(type)) return undefined;
  const rows = await db
    .select({ version: consentTable.version, agreed: count() })
    .from(consentTable)
    .where(eq(consentTable.type, type))
    .groupBy(consentTable.version);
  return new Map(rows.map(({ version, agreed }) => [version, agreed]));
};

export const readLegal: Verb<typeof calls.readLegal> = async ({ db }, { type }) => {
  const rows = await db
    .select({
      version: legalTextTable.version,
      title: legalTextTable.title,
      at: legalTextTable.updatedAt,
    })
    .from(legalTextTable)
    .where(eq(legalTextTable.type, type))
    .orderBy(desc(legalTextTable.version));
  const agreed = await agreedTo(db, type);
  return {
    site: await siteTitle(db),
    versions: rows.map(({ at, ...row }) => ({
      ...row,
      at: at.getTime(),
      agreed: agreed ? (agreed.get(row.version) ?? 0) : null,
    })),
    draft: await draftOf(db, type),
  };
};

export const readLegalVersion: Verb<typeof calls.readLegalVersion> = async (
  { db },
  { type, version },
) => {
  const row = await legalVersion(db, type, version);
  if (!row) throw new RefusedError(noSuchLegalVersion);
  const { title, chapters, updatedAt } = row;
  return { title, chapters, version: row.version, at: updatedAt.getTime() };
};

export const saveLegalDraft: Verb<typeof calls.saveLegalDraft> = async (
  { db, operator: who, now },
  { type, revision, title, chapters },
) => {
  const { draft, isStale } = await lockDraft(db, type, revision);
  if (isStale) return unchanged({ outcome: 'stale', draft });
  const next = revision + 1;
  const row = { title, chapters, revision: next, operatorId: who.id, updatedAt: new Date(now) };
  await db
    .insert(legalDraftTable)
    .values({ type, ...row })
    .onConflictDoUpdate({ target: legalDraftTable.type, set: row });
  const text = `${draft ? '修改' : '起草'}《${title}》的草稿（${chapters.length} 章）`;
  await writeAudit(db, { who, action: 'content', text, now });
  return { outcome: 'saved', revision: next };
};

export const dropLegalDraft: Verb<typeof calls.dropLegalDraft> = async (
  { db, operator: who, now },
  { type, revision },
) => {
  const { draft, isStale } = await lockDraft(db, type, revision);
  if (isStale) return unchanged({ outcome: 'stale', draft });
  if (!draft) return unchanged({ outcome: 'saved', revision: 0 });
  await db.delete(legalDraftTable).where(eq(legalDraftTable.type, type));
  const text = `放弃《${draft.title}》的草稿`;
  await writeAudit(db, { who, action: 'content', text, now });
  return { outcome: 'saved', revision: 0 };
};

export const publishLegal: Verb<typeof calls.publishLegal> = async (
  { db, operator: who, now },
  { type, revision },
) => {
  const { draft, isStale } = await lockDraft(db, type, revision);
  if (isStale || !draft) return unchanged({ outcome: 'stale', draft });
  const { title, chapters } = draft;
  const isEmpty = !chapters.some(({ paragraphs }) => paragraphs.length > 0);
  if (isEmpty) throw new RefusedError(legalTextEmpty);
  const before = await legalVersion(db, type, 0);
  const isSame =
    before?.title === title && JSON.stringify(before.chapters) === JSON.stringify(chapters);
  if (isSame) throw new RefusedError(legalTextAsBefore);
  const version = (before?.version ?? 0) + 1;
  await db
    .insert(legalTextTable)
    .values({ type, version, title, chapters, updatedAt: new Date(now) });
  await db.delete(legalDraftTable).where(eq(legalDraftTable.type, type));
  await writeAudit(db, { who, action: 'content', text: `发布《${title}》第 ${version} 版`, now });
  return { outcome: 'published', version };
};
