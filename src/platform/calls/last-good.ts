import type { Access } from '../../../schemas/define-endpoint.ts';
import { isMember, token } from '../session/session.ts';
import { readJson, writeJson } from '../storage/local-store.ts';

export const GOOD_PREFIX = 'GOOD:';
/** Larger payloads are remembered for this visit only, in characters. */
const LARGEST = 60_000;

const visit = new Map<string, unknown>();

/** Members' payloads have their own prefix: a visitor must not see a member's prices. */
const prefix = (): string => (isMember() ? `${GOOD_PREFIX}member ` : GOOD_PREFIX);

/** The last payload of a call that fitted its schema; those of public calls outlast the visit. */
export const lastGood = {
  get: (key: string): unknown =>
    visit.get(token() + key) ??
    readJson(prefix() + key) ??
    visit.get(key) ??
    readJson(GOOD_PREFIX + key),
  set: (key: string, data: unknown, access: Access): void => {
    // the token in the key keeps one session's payloads from another one
    const own = token() + key;
    if (visit.get(own) === data) return;
    visit.set(own, data);
    if (access === 'public') writeJson(prefix() + key, data, LARGEST);
  },
};
