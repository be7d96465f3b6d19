import { publishOnto } from '#schemas/publication/change-sets.ts';
import * as calls from '#schemas/publication/endpoints.ts';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { HomePageReader } from '../../../platform/endpoint/services.ts';
import { steps, unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine, plansWords, savedWords, withNote } from '../changes.ts';
import {
  forgetPartlyPublished,
  lockDraft,
  markPartlyPublished,
  markPublished,
} from '../draft/draft.ts';
import { markReleased, plansIn } from '../plans/released.ts';
import { changeRow, planNamed, titleOf } from '../schedule/schedules.ts';
import { lockPublishableDraft, publishedBefore } from './publishable.ts';
import { headView, putLive, releaseById } from './releases.ts';
import { keepStanding, readStanding } from './standing.ts';

/**
 * A draft that is published already is not published again, by the same request or another; the answer has
 * `repeated`.
 */
export const publish = (page: HomePageReader) =>
  steps(calls.publish, {
    run: async ({ db, operator, now }, { version, note, left = [] }) => {
      const done = await publishedBefore(db, { version, left });
      if (done) return unchanged({ outcome: 'published', release: headView(done), repeated: true });
      const ready = await lockPublishableDraft(db, { version, page, at: now, left });
      if ('outcome' in ready) return unchanged(ready);
      const { document, draft, base, retained, items } = ready;
      const before = await readStanding(db);
      const plans = await plansIn(db, draft, items);
      const own = { kind: 'publish', author: operator.name, note, document, now } as const;
      const named = plans.map(planNamed);
      const release = headView(await putLive(db, { ...own, plans: named }));
      const after = publishOnto(before, document);
      await keepStanding(db, { before, after, releaseId: release.id });
      await markReleased(db, plans, { ...items, document, id: release.id, who: operator, now });
      if (retained.length === 0) await markPublished(db, version);
      else await markPartlyPublished(db, draft, items.went);
      const changes = `${changesLine(base, document)}${savedWords(retained)}${plansWords(plans)}`;
      const text = `发布第 ${release.id} 版：${changes}`;
      await writeAudit(db, { who: operator, action: 'publish', text: withNote(text, note), now });
      return { outcome: 'published' as const, release, repeated: false };
    },
    onRepeat: (answer) => ({ ...answer, repeated: true }),
  });

/**
 * Ends running schedules. Refuses `noSuchRelease`, and `releaseInvalid` for a release that breaks today's
 * rules.
 */
export const rollBack: Verb<typeof calls.rollBack> = async (
  { db, operator, now },
  { release: id, note },
) => {
  const draft = await lockDraft(db);
  const source = await releaseById(db, id);
  const read = readHomeDocument(source.document);
  if (!read.ok) throw new RefusedError(publicationRefusals.releaseInvalid);
  const before = await readStanding(db);
  for (const schedule of before.running) await changeRow(db, schedule.id, { state: 'done' });
  const own = { kind: 'rollback', author: operator.name, note, source: id } as const;
  const release = await putLive(db, { ...own, document: read.document, now });
  await forgetPartlyPublished(db, draft);
  const after = { ground: read.document, running: [] };
  await keepStanding(db, { before, after, releaseId: release.id });
  const over = before.running.map((schedule) => `；${titleOf(schedule)}就此结束`).join('');
  const changes = changesLine(before.live.document, read.document);
  const text = `回滚到第 ${id} 版（成为第 ${release.id} 版）：${changes}${over}`;
  await writeAudit(db, { who: operator, action: 'rollback', text: withNote(text, note), now });
  return { release: headView(release) };
};
