import { readJson, writeJson } from './local-store.ts';

const PREFIX = 'GOOD:';
/** Larger payloads are remembered for this visit only, in characters. */
const LARGEST = 60_000;

const visit = new Map<string, unknown>();

/** The last payload of a call that fitted its schema, kept over visits unless it is a member's. */
export const lastGood = {
  get: (key: string): unknown => visit.get(key) ?? readJson(PREFIX + key),
  set: (key: string, data: unknown, access: 'public' | 'member'): void => {
    if (visit.get(key) === data) return;
    visit.set(key, data);
    if (access === 'member') return;
    writeJson(PREFIX + key, data, LARGEST);
  },
};
