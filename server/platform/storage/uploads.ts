import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { constants, copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { storedAddress } from '#schemas/upload/address.ts';
import type { ByteRange } from '../streams/byte-range.ts';
import type { Fit } from './fit-picture.ts';
import { type Fitted, openFitted } from './fitted.ts';
import { type RecordingKind, recordingTypes } from './recording-kind.ts';
import type { TidyPicture } from './tidy-picture.ts';
import { sweepHalves, writeWhole } from './write-whole.ts';

export type UploadedFile = {
  size: number;
  type: string;
  read: (range?: ByteRange) => Promise<Readable>;
  whole: () => Promise<Buffer>;
};

export type RecordingFile = { bytes: Buffer; kind: RecordingKind };

export type Uploads = {
  /** Returns the file name, which cannot be guessed. */
  save: (file: TidyPicture | RecordingFile) => Promise<string>;
  /** Stores a copy of the paper at `path`; returns the file name, which cannot be guessed. */
  savePaper: (path: string, kind: PaperKind) => Promise<string>;
  replace: (file: string, picture: TidyPicture) => Promise<void>;
  find: (file: string) => Promise<UploadedFile | undefined>;
  /** Rejects where the original is gone, and where nothing can be made or stored. */
  fitted: (file: string, fit: Fit) => Promise<Fitted>;
  remove: (file: string) => Promise<void>;
  /** Times in ms; in batches. */
  writtenBetween: (from: number, until: number) => AsyncGenerator<string[]>;
  sweep: (now: number) => Promise<void>;
};

export const UPLOADS = 'uploads';
export const uploadsFolder = (dataDir: string | undefined): string =>
  join(dataDir ?? join(tmpdir(), randomUUID()), UPLOADS);

const paperTypes = { pdf: 'application/pdf' } as const;
type PaperKind = keyof typeof paperTypes;

export const UPLOAD_PREFIX = '/uploads/';

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  ...recordingTypes,
  ...paperTypes,
};

const FILE = String.raw`[\w-]{32}\.(${Object.keys(types).join('|')})`;
const NAME = new RegExp(`^${FILE}$`);
const NAMED = new RegExp(`(?<=${UPLOAD_PREFIX})${FILE}`, 'g');

export const addressOf = (file: string): string => UPLOAD_PREFIX + file;

/** The address may be signed; '' for any other address. */
export const fileOf = (address: string): string => {
  const stored = storedAddress(address);
  const file = stored.startsWith(UPLOAD_PREFIX) ? stored.slice(UPLOAD_PREFIX.length) : '';
  return NAME.test(file) ? file : '';
};

export const newName = (kind: string): string => `${randomBytes(24).toString('base64url')}.${kind}`;

export const isUploadName = (file: string): boolean => NAME.test(file);

/** Undefined for a name that no upload has. */
export const uploadType = (file: string): string | undefined => types[NAME.exec(file)?.[1] ?? ''];

export const filesIn = (value: unknown): Set<string> =>
  new Set((JSON.stringify(value) ?? '').match(NAMED));

/** Recordings are served by ranges, and are not resized. */
export const isRecordingFile = (file: string): boolean =>
  Object.hasOwn(recordingTypes, file.slice(file.lastIndexOf('.') + 1));

/** Papers are sent to be stored by whoever opens them. */
export const isPaperFile = (file: string): boolean =>
  Object.hasOwn(paperTypes, file.slice(file.lastIndexOf('.') + 1));

export const BATCH = 200;

const writtenBetween = async function* (directory: string, from: number, until: number) {
  const all = await readdir(directory).catch(() => []);
  const names = all.filter(isUploadName);
  const isWritten = async (name: string): Promise<boolean> => {
    const found = await stat(join(directory, name)).catch(() => undefined);
    return found?.isFile() === true && found.mtimeMs >= from && found.mtimeMs < until;
  };
  for (let at = 0; at < names.length; at += BATCH) {
    const batch = names.slice(at, at + BATCH);
    const areWritten = await Promise.all(batch.map(isWritten));
    const files = batch.filter((_, index) => areWritten[index]);
    if (files.length > 0) yield files;
  }
};

/** `bundled`: folder of the demo data's files, which is read only. */
export const openUploads = (directory: string, bundled?: string): Uploads => {
  const fitted = openFitted(directory);
  return {
    save: async ({ bytes, kind }) => {
      const file = newName(kind);
      await mkdir(directory, { recursive: true });
      await writeWhole(join(directory, file), bytes);
      return file;
    },
    savePaper: async (path, kind) => {
      const file = newName(kind);
      await mkdir(directory, { recursive: true });
      const half = join(directory, `${file}.part`);
      try {
        await copyFile(path, half, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
        await rename(half, join(directory, file));
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
      return file;
    },
    replace: async (file, { bytes }) => {
      await writeWhole(join(directory, file), bytes);
      await fitted.remove(file);
    },
    find: async (file) => {
      const type = uploadType(file);
      if (type === undefined) return undefined;
      for (const folder of bundled === undefined ? [directory] : [directory, bundled]) {
        const path = join(folder, file);
        const found = await stat(path).catch(() => undefined);
        if (!found?.isFile()) continue;
        return {
          ...{ size: found.size, type },
          read: async (range) => createReadStream(path, range),
          whole: () => readFile(path),
        };
      }
      return undefined;
    },
    fitted: fitted.find,
    remove: async (file) => {
      await rm(join(directory, file), { force: true });
      await fitted.remove(file);
    },
    writtenBetween: (from, until) => writtenBetween(directory, from, until),
    sweep: (now) => sweepHalves(directory, now),
  };
};
