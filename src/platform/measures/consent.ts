import { useSyncExternalStore } from 'react';
import { readSession, watchSession, writeSession } from '../session/session.ts';

const OFF = 'off';

export const browserRefuses = (): boolean =>
  typeof navigator === 'object' &&
  (navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true));

const allowed = (): boolean => readSession('measures') !== OFF;

export const mayMeasure = (): boolean => allowed() && !browserRefuses();

export const allowMeasures = (on: boolean): void => writeSession('measures', on ? '' : OFF);

export const useMayMeasure = (): boolean =>
  useSyncExternalStore(watchSession, mayMeasure, () => false);
