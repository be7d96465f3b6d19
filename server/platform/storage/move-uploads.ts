import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { STREAMS_FOLDER } from '../streams/stream-files.ts';
import { isMediaKey, MEDIA_FOLDER } from './media-store.ts';
import type { ObjectStore } from './object-store.ts';
import { pieceName } from './stored-media.ts';
import { FILES_FOLDER } from './stored-uploads.ts';
import { isUploadName } from './uploads.ts';

/** @internal What has been copied: a line a file, so that a run that was stopped goes on where it was. */
export const MARKS = '.moved';

/** `path` is below the folder. */
type LocalFile = { path: string; nameFor: (size: number) => string };

type Mark = { path: string; name: string; size: number; changedAt: number; sha256: string };

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).toSorted();

const localFiles = async function* (directory: string): AsyncGenerator<LocalFile> {
  for (const file of (await namesIn(directory)).filter(isUploadName))
    yield { path: file, nameFor: () => `${FILES_FOLDER}/${file}` };
  for (const key of (await namesIn(join(directory, MEDIA_FOLDER))).filter(isMediaKey))
    yield { path: join(MEDIA_FOLDER, key), nameFor: (size) => pieceName(key, 0, size) };
  for (const stream of await namesIn(join(directory, STREAMS_FOLDER))) {
    if (stream.startsWith('.')) continue;
    for (const file of await namesIn(join(directory, STREAMS_FOLDER, stream)))
      yield {
        path: join(STREAMS_FOLDER, stream, file),
        nameFor: () => `${STREAMS_FOLDER}/${stream}/${file}`,
      };
  }
};

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' && value !== null && 'path' in value && 'sha256' in value;

/** The last line may be cut off where a run was killed. */
const markIn = (line: string): Mark | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return isMark(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const readMarks = async (file: string): Promise<Map<string, Mark>> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  const marks = text.split('\n').flatMap((line) => markIn(line) ?? []);
  return new Map(marks.map((mark) => [mark.path, mark]));
};

const hashOf = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
};

const aboutFile = async (path: string) => {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { size: found.size, changedAt: found.mtimeMs } : undefined;
};

type About = NonNullable<Awaited<ReturnType<typeof aboutFile>>>;

const isSame = (one: About, other: About): boolean =>
  one.size === other.size && one.changedAt === other.changedAt;

export type MoveReport = {
  copied: number;
  copiedBytes: number;
  /** Copied by a run before. */
  before: number;
  /** Removed from the folder, since the store has them. */
  removed: number;
  /** The store has another content under that name, and keeps it. */
  different: string[];
  /** Arrived otherwise than they were sent; nothing of them was kept. */
  broken: string[];
  stopped: boolean;
};

export type Moving = {
  directory: string;
  store: ObjectStore;
  /** Whether files that the store has are removed from the folder. */
  remove: boolean;
  stop?: AbortSignal | undefined;
  onFile?: (report: Readonly<MoveReport>) => void;
};

type Refused = 'gone' | 'different' | 'broken';

const compared = async (
  { directory, store }: Moving,
  { path, nameFor }: LocalFile,
  about: About,
): Promise<Mark | Refused> => {
  const local = join(directory, path);
  const name = nameFor(about.size);
  const sha256 = await hashOf(createReadStream(local));
  const hasIt = (await store.size(name)) !== undefined;
  if (!hasIt) await store.putFile(name, local);
  const isEqual = (await hashOf(await store.read(name))) === sha256;
  const now = await aboutFile(local);
  if (!now) {
    await store.remove(name);
    return 'gone';
  }
  if (!isEqual && hasIt) return 'different';
  if (!isEqual || !isSame(now, about)) {
    await store.remove(name);
    return 'broken';
  }
  return { path, name, ...about, sha256 };
};

const removeOne = async ({ directory, store }: Moving, mark: Mark): Promise<boolean> => {
  const local = join(directory, mark.path);
  const now = await aboutFile(local);
  if (!now || !isSame(now, mark) || (await store.size(mark.name)) !== mark.size) return false;
  await rm(local);
  // the folder of a stream goes with its last file
  if (mark.path.startsWith(STREAMS_FOLDER)) await rmdir(dirname(local)).catch(() => {});
  return true;
};

/** The file may be removed or replaced by a server meanwhile. */
const copyOne = async (moving: Moving, file: LocalFile, about: About): Promise<Mark | Refused> => {
  try {
    return await compared(moving, file, about);
  } catch (error) {
    if (await aboutFile(join(moving.directory, file.path))) throw error;
    await moving.store.remove(file.nameFor(about.size));
    return 'gone';
  }
};

/**
 * Copies all files of the folder to the store, each read back and compared, while servers that know the store go on
 * serving. What is marked is not copied again.
 */
export const moveUploads = async (moving: Moving): Promise<MoveReport> => {
  const { directory, stop, onFile = () => {} } = moving;
  const report: MoveReport = {
    ...{ copied: 0, copiedBytes: 0, before: 0, removed: 0 },
    ...{ different: [], broken: [], stopped: false },
  };
  const file = join(directory, MARKS);
  const marks = await readMarks(file);
  const markFor = async (found: LocalFile, about: About): Promise<Mark | undefined> => {
    const known = marks.get(found.path);
    if (known && isSame(known, about)) {
      report.before += 1;
      return known;
    }
    const mark = await copyOne(moving, found, about);
    if (mark === 'gone') return undefined;
    if (typeof mark === 'string') {
      report[mark].push(found.path);
      return undefined;
    }
    // a line of its own, also behind one that was cut off
    await appendFile(file, `\n${JSON.stringify(mark)}`);
    report.copied += 1;
    report.copiedBytes += mark.size;
    return mark;
  };
  for await (const found of localFiles(directory)) {
    if (stop?.aborted) {
      report.stopped = true;
      break;
    }
    const about = await aboutFile(join(directory, found.path));
    if (!about) continue;
    const mark = await markFor(found, about);
    if (mark && moving.remove && (await removeOne(moving, mark))) report.removed += 1;
    onFile(report);
  }
  return report;
};
