import { readVisit, writeVisit } from '../../../platform/storage/local-store.ts';
import { randomKey } from '../../../platform/writing/random-key.ts';

const BEGUN = 'loginState';
/** Set by an authorisation that brings states back; others choose their own or none. */
const BROUGHT_BACK = /(?:^|;\s*)state_returns=1(?:;|$)/;

/** A fresh state for an authorisation that begins now; the latest of this visit counts. */
export const beginState = (): string => {
  const state = randomKey().replace(/-/g, '');
  writeVisit(BEGUN, state);
  return state;
};

/**
 * Whose code has arrived: `asked` in this visit, `unasked` (from a link or another service), or
 * `foreign`, in place of the one that was asked for. The state is forgotten by being judged.
 */
export type Origin = 'asked' | 'unasked' | 'foreign';

export const judgeState = (arrived: string): Origin => {
  const begun = readVisit(BEGUN);
  writeVisit(BEGUN, '');
  if (!begun) return 'unasked';
  return arrived === begun || !BROUGHT_BACK.test(document.cookie) ? 'asked' : 'foreign';
};
