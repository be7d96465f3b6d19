import type { OperatorVerb } from '../../operator/index.ts';
import { draftView, readDraft } from '../draft.ts';
import { othersHere } from '../presence.ts';
import { liveRelease, releaseView } from '../releases.ts';
import { openSchedules, scheduleView } from '../schedules.ts';

export const readDesk: OperatorVerb<'readDesk'> = async ({ db, operator, now }) => ({
  draft: draftView(await readDraft(db)),
  live: releaseView(await liveRelease(db)),
  schedules: (await openSchedules(db)).map(scheduleView),
  presence: await othersHere(db, operator.id, now),
  now,
});
