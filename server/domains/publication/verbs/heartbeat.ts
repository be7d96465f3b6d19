import { operatorPresence } from '../../../db/tables/publication.ts';
import type { OperatorVerb } from '../../operator/index.ts';
import { readDraft } from '../draft.ts';
import { othersHere } from '../presence.ts';
import { liveRelease } from '../releases.ts';

export const heartbeat: OperatorVerb<'heartbeat'> = async ({ db, operator, now }, { editing }) => {
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
