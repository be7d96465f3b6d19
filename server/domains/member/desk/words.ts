import { chinaText } from '../../../platform/time/china-time.ts';

/** The end of what is given, in words; ms, null for ever. */
export const endWords = (until: number | null): string =>
  until === null ? '长期' : `到 ${chinaText(until)}`;
