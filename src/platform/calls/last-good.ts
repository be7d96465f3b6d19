import type { Access } from '#schemas/wire/define-endpoint.ts';
import { readJson, writeJson } from '../storage/local-store.ts';
import { notedOwner, ownerNow, ownersNow } from './owner.ts';

export const GOOD_PREFIX = 'GOOD:';
/** Larger payloads are remembered for this visit only, in characters. */
const LARGEST = 60_000;

const visit = new Map<string, unknown>();

/**
 * The last payload of a call that fitted its schema, of whoever uses the app now (shell rule 150);
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
    // what comes after its session or its card is not stored for them
    if (access === 'public' && ownersNow().includes(owner))
      writeJson(GOOD_PREFIX + own, data, LARGEST);
  },
};
