import type { readDesk as endpoint } from '../../../../schemas/publication/endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { draftView, readDraft } from '../draft.ts';
import { othersHere } from '../presence.ts';
import { liveRelease, releaseView } from '../releases.ts';
import { openSchedules, scheduleView } from '../schedules.ts';

export const readDesk: Verb<typeof endpoint> = async ({ db, operator, now }) => ({
  draft: draftView(await readDraft(db)),
  live: releaseView(await liveRelease(db)),
  schedules: (await openSchedules(db)).map(scheduleView),
  presence: await othersHere(db, operator.id, now),
  now,
});
