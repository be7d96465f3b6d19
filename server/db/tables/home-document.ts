import { customType } from 'drizzle-orm/pg-core';
import { upgradeDocument } from '../../../schemas/publication/document-versions.ts';
import type { HomeDocument } from '../../../schemas/publication/home-document.ts';
import { shippedLayouts } from '../shipped-layouts.ts';

/**
 * A stored home document, which was read strictly in the version of its time. It is read in the present
 * one; the layouts that it lacks are the shipped ones, so that whoever goes on from it keeps them.
 */
export const homeDocumentColumn = customType<{ data: HomeDocument; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (document) => JSON.stringify(document),
  fromDriver: (stored) => {
    const document = upgradeDocument(
      typeof stored === 'string' ? JSON.parse(stored) : stored,
      // only sound documents are stored
    ) as HomeDocument;
    return { ...document, layouts: { ...shippedLayouts, ...document.layouts } };
  },
});
