import { addressOf } from '../../../platform/storage/uploads.ts';
import type { Database } from '../../database.ts';
import { upload } from '../../tables/upload.ts';

const FILE = 'demo-recording-of-a-doctor-00001.wav';
const BYTES = 32_044;

/** The answer to a spoken question: the recording and its length in s. */
export const demoRecording: readonly string[] = [addressOf(FILE), '4'];

export const insertRecording = async (db: Database, memberId: number, now: number) => {
  await db.insert(upload).values({ file: FILE, memberId, bytes: BYTES, at: new Date(now) });
};
