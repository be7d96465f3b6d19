import { useSyncExternalStore } from 'react';
import { readSession, watchSession, writeSession } from '../session/session.ts';

const OFF = 'off';

/** The browser sends its do-not-track signal to all sites. */
export const browserRefuses = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

const allowed = (): boolean => readSession('measures') !== OFF;

export const mayMeasure = (): boolean => allowed() && !browserRefuses();

/** Takes effect at once, in other tabs as well. */
export const allowMeasures = (on: boolean): void => writeSession('measures', on ? '' : OFF);

export const useMayMeasure = (): boolean =>
  useSyncExternalStore(watchSession, mayMeasure, () => false);
