import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHomeDocument } from '../../../schemas/publication/home-document.ts';
import { applyDocument } from '../../../server/domains/publication/document/apply-document.ts';
import { readLiveDocument } from '../../../server/domains/publication/document/read-live-document.ts';
import { anyDocument } from '../../harness/publication/documents.ts';
import { onDatabase } from '../harness/database.ts';

onDatabase('the live tables', (opened) => {
  it('give back exactly the document that was put into them', async () => {
    const { db } = opened();
    await fc.assert(
      fc.asyncProperty(anyDocument, async (document) => {
        expect(readHomeDocument(document)).toEqual({ ok: true, document });
        await db.transaction((tx) => applyDocument(tx, document));
        expect(await readLiveDocument(db)).toEqual(document);
      }),
      { numRuns: 100 },
    );
  });
});
