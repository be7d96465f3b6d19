import { defineSamples } from '../define-samples.ts';

/** The search box makes no call. */
export const samples = defineSamples({ 常规: undefined });
