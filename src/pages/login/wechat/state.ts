import { readVisit, writeVisit } from '#src/platform/storage/local-store.ts';
import { randomKey } from '#src/platform/writing/random-key.ts';

const BEGUN = 'loginState';
/** Cookie of an authorisation that returns `state`; others return a state of their own, or none. */
const BROUGHT_BACK = /(?:^|;\s*)state_returns=1(?:;|$)/;

/** A new state for an authorisation that begins now; only the latest one of the visit is valid. */
export const beginState = (): string => {
  const state = randomKey().replace(/-/g, '');
  writeVisit(BEGUN, state);
  return state;
};

/**
 * Where a code comes from: `asked` in this visit, `unasked` (from a link or another service), or
 * `foreign`, in place of the requested one. Judging a state forgets it.
 */
export type Origin = 'asked' | 'unasked' | 'foreign';

export const judgeState = (arrived: string, messenger: boolean): Origin => {
  const begun = readVisit(BEGUN);
  writeVisit(BEGUN, '');
  // the messenger's own menus lead here without a state
  if (!begun || (messenger && arrived === '')) return 'unasked';
  return arrived === begun || !BROUGHT_BACK.test(document.cookie) ? 'asked' : 'foreign';
};
