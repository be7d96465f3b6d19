import type { Readable } from 'node:stream';
import type { ByteRange } from '../streams/byte-range.ts';

export type StoredObject = { name: string; size: number; changedAt: number };

/** Files by name, as in an S3 bucket: one appears whole or not at all. Each call may throw {@link StoreDownError}. */
export type ObjectStore = {
  /** In bytes; undefined where there is none. */
  size: (name: string) => Promise<number | undefined>;
  read: (name: string, range?: ByteRange) => Promise<Readable>;
  put: (name: string, bytes: Buffer) => Promise<void>;
  putFile: (name: string, path: string) => Promise<void>;
  /** A missing one is no error. */
  remove: (name: string) => Promise<void>;
  /** In order of their names. */
  list: (prefix: string) => AsyncGenerator<StoredObject>;
  /** Where browsers may read it for a minute without us; undefined where everything goes through us. */
  address: (name: string) => Promise<string | undefined>;
};

/** The store cannot be reached, or fails. Its message holds nothing of a request. */
export class StoreDownError extends Error {}
