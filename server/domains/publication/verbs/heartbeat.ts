import type { heartbeat as endpoint } from '#schemas/publication/endpoints.ts';
import { operatorPresence } from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { readPlanSigns } from '../desk-signs.ts';
import { othersHere } from '../presence.ts';
import { readDraftAndLive } from '../releases.ts';

export const heartbeat: Verb<typeof endpoint> = async ({ db, operator, now }, { editing }) => {
  const seen = { editing, seenAt: new Date(now) };
  await db
    .insert(operatorPresence)
    .values({ operatorId: operator.id, ...seen })
    .onConflictDoUpdate({ target: operatorPresence.operatorId, set: seen });
  const { draft, live } = await readDraftAndLive(db);
  return {
    presence: await othersHere(db, operator.id, now),
    draftVersion: draft.version,
    liveRelease: live.id,
    ...(await readPlanSigns(db)),
  };
};
