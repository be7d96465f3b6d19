import { publishOnto } from '../../../../schemas/publication/change-sets.ts';
import { publish as endpoint } from '../../../../schemas/publication/endpoints.ts';
import type { HomePageReader } from '../../../platform/endpoint/services.ts';
import { steps, unchanged } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine, withNote } from '../audit-words.ts';
import { markPublished } from '../draft.ts';
import { lockPublishableDraft } from '../lock-publishable-draft.ts';
import { headView, putLive } from '../releases.ts';
import { keepStanding, readStanding } from '../standing.ts';

/** A repeated request publishes nothing anew; its answer says `repeated`. */
export const publish = (page: HomePageReader) =>
  steps(endpoint, {
    run: async ({ db, operator, now }, { version, note }) => {
      const ready = await lockPublishableDraft(db, { version, page, at: now });
      if ('hindrance' in ready) return unchanged(ready.hindrance);
      const { document } = ready.draft;
      const before = await readStanding(db);
      const own = { kind: 'publish', author: operator.name, note, document, now } as const;
      const release = headView(await putLive(db, own));
      const after = publishOnto(before, document);
      await keepStanding(db, { before, after, releaseId: release.id });
      await markPublished(db, version);
      const text = `发布第 ${release.id} 版：${changesLine(before.live.document, document)}`;
      await writeAudit(db, { who: operator, action: 'publish', text: withNote(text, note), now });
      return { outcome: 'published' as const, release, repeated: false };
    },
    onRepeat: (answer) => ({ ...answer, repeated: true }),
  });
