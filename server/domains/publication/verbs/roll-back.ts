import type { rollBack as endpoint } from '#schemas/publication/endpoints.ts';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine, withNote } from '../audit-words.ts';
import { forgetPartlyPublished, lockDraft } from '../draft.ts';
import { headView, putLive, releaseById } from '../releases.ts';
import { changeRow, titleOf } from '../schedules.ts';
import { keepStanding, readStanding } from '../standing.ts';

/** Schedules that run are over by it. Refuses `noSuchRelease`, `releaseInvalid` for one that today's rules would not let through. */
export const rollBack: Verb<typeof endpoint> = async (
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
