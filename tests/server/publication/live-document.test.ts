import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { classicBanners } from '#schemas/classic/endpoints.ts';
import {
  bannerList,
  followPrompt,
  getIndexSystem,
  navList,
  sectionOrder,
  viewTemplate,
} from '#schemas/home/endpoints.ts';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import { callKey } from '#schemas/wire/define-endpoint.ts';
import { applyDocument } from '#server/domains/publication/document/apply-document.ts';
import { listBanners } from '#server/read-models/home/lists/list-banners.ts';
import { listNav } from '#server/read-models/home/lists/list-nav.ts';
import { listSections } from '#server/read-models/home/lists/list-sections.ts';
import { readSiteConfig } from '#server/read-models/home/settings/read-config.ts';
import { readFollowPrompt } from '#server/read-models/home/settings/read-follow-prompt.ts';
import { readTemplate } from '#server/read-models/home/settings/read-template.ts';
import { draftAnswers } from '#src/operator/preview/draft-answers.ts';
import { anyDocument } from '../../harness/publication/documents.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { readLiveDocument } from '../harness/publication/live-document.ts';

/** What learners are answered from the tables. */
const learners = [
  [sectionOrder, listSections],
  [getIndexSystem, readSiteConfig],
  [viewTemplate, readTemplate],
  [bannerList, listBanners('ordered')],
  [classicBanners, listBanners('classic')],
  [navList, listNav],
  [followPrompt, readFollowPrompt],
] as const;

/** As it is on the wire; icons have the numbers of their rows. */
const written = (wire: unknown): unknown =>
  JSON.parse(JSON.stringify(wire), (key, value) =>
    key === 'id' && /^\d+$/.test(value) ? '' : value,
  );

onDatabase('the live tables', (opened) => {
  it('give back exactly the document that was put into them, and to learners what its preview shows', async () => {
    const { db } = opened();
    await fc.assert(
      fc.asyncProperty(anyDocument, async (document) => {
        expect(readHomeDocument(document)).toEqual({ ok: true, document });
        await db.transaction((tx) => applyDocument(tx, document));
        expect(await readLiveDocument(db)).toEqual(document);
        const context = { db, now: Date.now() };
        const preview = draftAnswers(document);
        for (const [endpoint, read] of learners) {
          const wire = z.encode(endpoint.data, await read(context));
          const answer = preview.get(callKey(endpoint));
          expect(written(wire)).toEqual(written(answer?.ok && answer.data));
        }
      }),
      { numRuns: 100 },
    );
  });
});
