import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** Whether these bytes may be sent; if so, they are noted. */
export type Note = (bytes: ByteRange) => Promise<boolean>;

/** Reads a file's bytes and notes each as it is taken; calls `cut` where no more may be sent. */
export const notedBytes = (
  path: string,
  bytes: ByteRange,
  { note, cut }: { note: Note; cut: () => void },
): Readable => {
  const read = async function* () {
    let start = bytes.start;
    for await (const chunk of createReadStream(path, bytes)) {
      const end = start + chunk.length - 1;
      if (!(await note({ start, end }))) return cut();
      yield chunk;
      start = end + 1;
    }
  };
  return Readable.from(read());
};
