import { customType } from 'drizzle-orm/pg-core';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { upgradeDocument } from '#schemas/publication/home-document.ts';
import { shippedLayouts } from '../shipped-layouts.ts';

/** A NUL or half a sign, as JSON writes it: the database takes neither, and U+FFFD stands in for them. */
const UNSTORABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][\da-f]{2})/g;

/**
 * A stored home document, which was read in the version of its time: strictly, or as a draft. It is read in
 * the present one; the layouts that it lacks are the shipped ones, so that whoever goes on from it keeps them.
 */
export const homeDocumentColumn = customType<{ data: HomeDocument; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (document) => JSON.stringify(document).replace(UNSTORABLE, '$1\\ufffd'),
  fromDriver: (stored) => {
    const document = upgradeDocument(
      typeof stored === 'string' ? JSON.parse(stored) : stored,
      // only documents and drafts are stored
    ) as HomeDocument;
    return { ...document, layouts: { ...shippedLayouts, ...document.layouts } };
  },
});
