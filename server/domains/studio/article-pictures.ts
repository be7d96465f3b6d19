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

/**
 * What is sent, cleaned, its uploads by their plain addresses however they were written. Refuses `articlePictureUnknown` for an
 * upload of somebody else that did not stand there before.
 */
export const cleanArticle = async (
  db: Database,
  by: By,
  { html, before }: { html: string; before: string },
): Promise<string> => {
  const { html: clean, loads } = cleanHtml(html);
  const pictures = loads.map(storedAddress);
  const known = new Set(uploadsIn(before));
  const fresh = pictures.filter((each) => fileOf(each) && !known.has(each));
  if (!(await areWorkshopPictures(db, by, fresh)))
    throw new RefusedError(studioRefusals.articlePictureUnknown);
  // one for each picture of the clean article, in its order
  const loaded = pictures.values();
  return withPictures(clean, (address) => {
    const stored = loaded.next().value ?? '';
    return fileOf(stored) ? stored : address;
  });
};
