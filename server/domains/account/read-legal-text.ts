import { eq } from 'drizzle-orm';
import type { LegalText } from '../../../schemas/api/account.ts';
import { legalText } from '../../db/tables/account.ts';
import { siteInfo } from '../../db/tables/site.ts';
import type { Context } from '../../platform/context.ts';
import { RefusedError } from '../../platform/errors.ts';

/** A text with the site's title in it. Refuses `noSuchPage` where the row was taken out. */
export const readLegalText = async ({ db }: Context, { type }: { type: LegalText }) => {
  const [row] = await db.select().from(legalText).where(eq(legalText.type, type));
  if (!row) throw new RefusedError('noSuchPage');
  const [site] = await db.select({ title: siteInfo.title }).from(siteInfo).limit(1);
  const filled = (text: string) => text.replaceAll('{site}', site?.title ?? '本平台');
  return {
    title: filled(row.title),
    updated: row.updatedAt.getTime(),
    chapters: row.chapters.map(({ heading, paragraphs }) => ({
      heading: filled(heading),
      paragraphs: paragraphs.map(filled),
    })),
  };
};
