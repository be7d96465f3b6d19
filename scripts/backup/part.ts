import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';

/** Allowed paths: a manifest must not point outside its folder. */
const PATH = /^(?:database\.(?:dump|tar\.gz)|secret|uploads\/.+)$/;

const staysInside = (path: string): boolean =>
  PATH.test(path) && path.split('/').every((name) => !/^\.{0,2}$|[\\\0]/.test(name));

/** A file of a backup: its path with `/`, its size, and the modification time of its source (ms). */
export const partSchema = z.object({
  path: z.string().check(z.refine(staysInside)),
  bytes: z.int(),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
  changedAt: z.number(),
});

export type Part = z.infer<typeof partSchema>;
type Contents = Pick<Part, 'bytes' | 'sha256'>;
type Source = AsyncIterable<Uint8Array>;

/** Counts and hashes the bytes that pass through. */
const measuring = () => {
  const hash = createHash('sha256');
  let bytes = 0;
  const pass = async function* (source: Source) {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  return { pass, contents: (): Contents => ({ bytes, sha256: hash.digest('hex') }) };
};

/** Writes and flushes a new file, and creates its folders. */
export const writeFileFrom = async (
  source: Source,
  file: string,
  mode = 0o600,
): Promise<Contents> => {
  await mkdir(dirname(file), { recursive: true });
  const { pass, contents } = measuring();
  await pipeline(source, pass, createWriteStream(file, { flags: 'wx', mode, flush: true }));
  return contents();
};

const contentsOf = async (file: string): Promise<Contents | undefined> => {
  const { pass, contents } = measuring();
  try {
    for await (const _chunk of pass(createReadStream(file))) {
    }
    return contents();
  } catch {
    return undefined;
  }
};

export const isWhole = async (folder: string, { path, bytes, sha256 }: Part): Promise<boolean> => {
  const found = await contentsOf(join(folder, path));
  return found?.bytes === bytes && found.sha256 === sha256;
};
