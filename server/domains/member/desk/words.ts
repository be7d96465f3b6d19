import { chinaText } from '../../../platform/time/china-time.ts';

/** `until` in ms; null for ever. */
export const endWords = (until: number | null): string =>
  until === null ? '长期' : `到 ${chinaText(until)}`;
