import type { Access } from '#schemas/wire/define-endpoint.ts';
import { readJson, writeJson } from '../storage/local-store.ts';
import { notedOwner, ownerNow, ownersNow } from './owner.ts';

export const GOOD_PREFIX = 'GOOD:';
/** In characters; larger payloads are remembered for this visit only. */
const LARGEST = 60_000;

const visit = new Map<string, unknown>();

/**
 * The last payload of a call that fitted its schema, separate for each user of the app (shell rule 150);
 * those of public calls outlast the visit.
 */
export const lastGood = {
  get: (key: string): unknown => {
    for (const owner of ownersNow()) {
      const known = visit.get(owner + key) ?? readJson(GOOD_PREFIX + owner + key);
      if (known !== undefined) return known;
    }
    return undefined;
  },
  set: (key: string, data: unknown, access: Access): void => {
    const owner = notedOwner(data) ?? ownerNow();
    const own = owner + key;
    if (visit.get(own) === data) return;
    visit.set(own, data);
    // an answer that comes after its session or card has ended is not stored
    if (access === 'public' && ownersNow().includes(owner))
      writeJson(GOOD_PREFIX + own, data, LARGEST);
  },
};
