import type { readDesk as endpoint } from '#schemas/publication/endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { draftView } from '../draft.ts';
import { othersHere } from '../presence.ts';
import { readDraftAndLive, releaseView } from '../releases.ts';
import { openSchedules, scheduleView } from '../schedules.ts';

export const readDesk: Verb<typeof endpoint> = async ({ db, operator, now }) => {
  const { draft, live } = await readDraftAndLive(db);
  return {
    draft: draftView(draft),
    live: releaseView(live),
    schedules: (await openSchedules(db)).map(scheduleView),
    presence: await othersHere(db, operator.id, now),
    now,
  };
};
