import { publishOnto } from '#schemas/publication/change-sets.ts';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import { publish as endpoint } from '#schemas/publication/endpoints.ts';
import type { HomePageReader } from '../../../platform/endpoint/services.ts';
import { steps, unchanged } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine, keptWords, plansWords, withNote } from '../audit-words.ts';
import { markPartlyPublished, markPublished } from '../draft.ts';
import { goingAndKept } from '../draft-history.ts';
import { lockPublishableDraft, publishedBefore } from '../lock-publishable-draft.ts';
import { markReleased, plansIn } from '../plans/released.ts';
import { headView, putLive } from '../releases.ts';
import { planNamed } from '../schedules.ts';
import { keepStanding, readStanding } from '../standing.ts';

/** What is live already is published by no further request, be it the same or another; the answer says `repeated`. */
export const publish = (page: HomePageReader) =>
  steps(endpoint, {
    run: async ({ db, operator, now }, { version, note, left = [] }) => {
      const done = await publishedBefore(db, { version, left });
      if (done) return unchanged({ outcome: 'published', release: headView(done), repeated: true });
      const ready = await lockPublishableDraft(db, { version, page, at: now, left });
      if ('hindrance' in ready) return unchanged(ready.hindrance);
      const { document, draft } = ready;
      const before = await readStanding(db);
      const live = before.live.document;
      const kept = left.length > 0 ? describeChanges(document, draft.document) : [];
      const items = goingAndKept(live, draft.document, kept);
      const plans = await plansIn(db, draft, items);
      const own = { kind: 'publish', author: operator.name, note, document, now } as const;
      const named = plans.map(planNamed);
      const release = headView(await putLive(db, { ...own, plans: named }));
      const after = publishOnto(before, document);
      await keepStanding(db, { before, after, releaseId: release.id });
      await markReleased(db, plans, { ...items, document, id: release.id, who: operator, now });
      if (kept.length === 0) await markPublished(db, version);
      else await markPartlyPublished(db, draft, items.went);
      const changes = `${changesLine(live, document)}${keptWords(kept)}${plansWords(plans)}`;
      const text = `发布第 ${release.id} 版：${changes}`;
      await writeAudit(db, { who: operator, action: 'publish', text: withNote(text, note), now });
      return { outcome: 'published' as const, release, repeated: false };
    },
    onRepeat: (answer) => ({ ...answer, repeated: true }),
  });
