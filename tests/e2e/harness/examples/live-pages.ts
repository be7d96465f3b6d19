import { demoLive, liveKey } from '../visits/live.ts';
import type { Examples } from './examples.ts';

export const examples: Examples = async (db) => ({
  '/zhibodet': `/zhibodet?id=${await liveKey(db, demoLive.soon)}`,
  '/zhiboing/:id': `/zhiboing/${await liveKey(db, demoLive.free)}`,
});
