import { defineSamples } from '../define-samples.ts';

/** The sub-tabs make no call. */
export const samples = defineSamples({ 常规: undefined });
