import { customType } from 'drizzle-orm/pg-core';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { upgradeDocument } from '#schemas/publication/home-document.ts';
import { shippedLayouts } from '../shipped-layouts.ts';

/** A NUL or a lone surrogate in JSON: the database accepts neither, and U+FFFD replaces it. */
const UNSTORABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][\da-f]{2})/g;

/**
 * Documents and drafts are stored in the version of their time and upgraded when read. Missing layouts are the
 * shipped ones, so that they become part of whatever is saved from it.
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
