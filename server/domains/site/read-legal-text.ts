import type { legalText as endpoint } from '#schemas/site/text-endpoints.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { legalVersion } from './legal-version.ts';
import { siteTitle } from './site-title.ts';

/** The site's title is filled in. Refuses `noSuchPage` for an unknown version. */
export const readLegalText = async (
  { db }: Context,
  { type, version }: Payload<typeof endpoint>,
) => {
  const row = await legalVersion(db, type, version);
  if (!row) throw new RefusedError(callRefusals.noSuchPage);
  const site = await siteTitle(db);
  const filled = (text: string) => text.replaceAll('{site}', site);
  return {
    title: filled(row.title),
    version: row.version,
    updated: row.updatedAt.getTime(),
    chapters: row.chapters.map(({ heading, paragraphs }) => ({
      heading: filled(heading),
      paragraphs: paragraphs.map(filled),
    })),
  };
};
