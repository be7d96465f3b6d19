import type { Access } from '../../../schemas/define-endpoint.ts';
import { readJson, writeJson } from '../storage/local-store.ts';
import { notedOwner, ownerNow } from './owner.ts';

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
    const own = ownerNow() + key;
    return visit.get(own) ?? readJson(GOOD_PREFIX + own);
  },
  set: (key: string, data: unknown, access: Access): void => {
    const now = ownerNow();
    const owner = notedOwner(data) ?? now;
    const own = owner + key;
    if (visit.get(own) === data) return;
    visit.set(own, data);
    // what comes after its session or its card is not stored for them
    if (access === 'public' && owner === now) writeJson(GOOD_PREFIX + own, data, LARGEST);
  },
};
