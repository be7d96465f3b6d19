import type { heartbeat as endpoint } from '../../../../schemas/publication/endpoints.ts';
import { operatorPresence } from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { readDraft } from '../draft.ts';
import { othersHere } from '../presence.ts';
import { liveRelease } from '../releases.ts';

export const heartbeat: Verb<typeof endpoint> = async ({ db, operator, now }, { editing }) => {
  const seen = { editing, seenAt: new Date(now) };
  await db
    .insert(operatorPresence)
    .values({ operatorId: operator.id, ...seen })
    .onConflictDoUpdate({ target: operatorPresence.operatorId, set: seen });
  return {
    presence: await othersHere(db, operator.id, now),
    draftVersion: (await readDraft(db)).version,
    liveRelease: (await liveRelease(db)).id,
  };
};
