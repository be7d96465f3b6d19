import { useSyncExternalStore } from 'react';
import { readSession, watchSession, writeSession } from '../session/session.ts';

const OFF = 'off';

/** Whether the browser tells all sites not to follow whoever uses it. */
export const browserRefuses = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

const allowed = (): boolean => readSession('measures') !== OFF;

/** Whether this phone's home page may be measured. */
export const mayMeasure = (): boolean => allowed() && !browserRefuses();

/** Keeps the choice of whoever uses this phone; it counts at once, in other tabs as well. */
export const allowMeasures = (on: boolean): void => writeSession('measures', on ? '' : OFF);

/** {@link mayMeasure} as components see it. */
export const useMayMeasure = (): boolean =>
  useSyncExternalStore(watchSession, mayMeasure, () => false);
