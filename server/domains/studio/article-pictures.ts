import { cleanHtml } from '#schemas/desk/clean-html.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import type { Database } from '../../db/database.ts';
import { areWorkshopPictures } from '../../libraries/workshop/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { fileOf } from '../../platform/storage/uploads.ts';

const PICTURE = /(<img\b[^>]*?\ssrc=")([^"]*)/g;

/** Addresses of uploads that a clean article shows. */
export const uploadsIn = (html: string): string[] =>
  [...html.matchAll(PICTURE)].map(([, , address = '']) => address).filter((each) => fileOf(each));

/** A clean article whose pictures have the addresses that `change` makes of theirs. */
export const withPictures = (html: string, change: (address: string) => string): string =>
  html.replace(PICTURE, (_all, before: string, address: string) => before + change(address));

type By = Parameters<typeof areWorkshopPictures>[1];

/** Refuses `articlePictureUnknown` for an upload of somebody else that did not stand there before. */
export const cleanArticle = async (
  db: Database,
  by: By,
  { html, before }: { html: string; before: string },
): Promise<string> => {
  const clean = withPictures(cleanHtml(html).html, storedAddress);
  const known = new Set(uploadsIn(before));
  const fresh = uploadsIn(clean).filter((address) => !known.has(address));
  if (!(await areWorkshopPictures(db, by, fresh)))
    throw new RefusedError(studioRefusals.articlePictureUnknown);
  return clean;
};
