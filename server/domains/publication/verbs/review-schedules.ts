import type { reviewSchedules as endpoint } from '#schemas/publication/endpoints.ts';
import { leaveOut } from '#schemas/publication/leave-out.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { overlapWords, publicationWords } from '../overlaps.ts';
import { readDraftAndLive } from '../releases.ts';
import { openSchedules } from '../schedules.ts';

export const reviewSchedules: Verb<typeof endpoint> = async (
  { db },
  { from, until, left = [] },
) => {
  const { draft, live } = await readDraftAndLive(db);
  const all = { base: live.document, document: draft.document };
  const changes = { base: all.base, document: leaveOut(all, left).page };
  const open = await openSchedules(db);
  if (from === null) return { ...publicationWords(changes, open), overlaps: [] };
  const overlaps = overlapWords(changes, { from, until }, open);
  return { early: [], taken: [], later: [], overlaps };
};
