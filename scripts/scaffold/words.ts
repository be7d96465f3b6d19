import type { NameAdvice } from './refusals.ts';

/** The words that names do without stand in no list yet. */
export const wordsNotToUse: NameAdvice = () => [];
