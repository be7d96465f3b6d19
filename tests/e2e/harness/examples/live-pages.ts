import { demoRoom, liveKey } from '../visits/live.ts';
import type { Examples } from './examples.ts';

export const examples: Examples = async (db) => ({
  '/zhibodet': `/zhibodet?id=${await liveKey(db, demoRoom.soon)}`,
  '/zhiboing/:id': `/zhiboing/${await liveKey(db, demoRoom.free)}`,
});
