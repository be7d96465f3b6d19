import { readJson, writeJson } from './local-store.ts';
import { token } from './session.ts';

export const GOOD_PREFIX = 'GOOD:';
/** Larger payloads are remembered for this visit only, in characters. */
const LARGEST = 60_000;

const visit = new Map<string, unknown>();

/** The last payload of a call that fitted its schema, kept over visits unless it is a member's. */
export const lastGood = {
  get: (key: string): unknown =>
    visit.get(key) ?? visit.get(token() + key) ?? readJson(GOOD_PREFIX + key),
  set: (key: string, data: unknown, access: 'public' | 'member'): void => {
    // a member's is nobody else's
    const own = access === 'member' ? token() + key : key;
    if (visit.get(own) === data) return;
    visit.set(own, data);
    if (access === 'public') writeJson(GOOD_PREFIX + key, data, LARGEST);
  },
};
