import { isWechat } from '../device/device.ts';
import { recordByBrowser } from './by-browser.ts';
import { recordByMessenger } from './by-messenger.ts';
import type { Recording } from './take.ts';

/** '' where this page cannot record. */
export type RecordingWay = 'browser' | 'messenger' | '';

export const recordingWay = (): RecordingWay => {
  if ('mediaDevices' in navigator && typeof MediaRecorder === 'function') return 'browser';
  return isWechat(navigator.userAgent) ? 'messenger' : '';
};

/** `most` in seconds. Rejects with a `RecordingError`. */
export const record = (way: Exclude<RecordingWay, ''>, most: number): Promise<Recording> =>
  (way === 'browser' ? recordByBrowser : recordByMessenger)(most);
