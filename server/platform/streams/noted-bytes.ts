import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** Whether these bytes may go out; then they are noted. */
export type Note = (bytes: ByteRange) => Promise<boolean>;

/** Bytes of a file, each noted when it is taken; `cut` where they may not go on. */
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
