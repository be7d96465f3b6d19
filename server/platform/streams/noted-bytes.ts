import { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';
import type { StreamFile } from './stream-files.ts';

export type Note = (bytes: ByteRange) => Promise<boolean>;

const aheadIn = (size: number): number => Math.max(1, Math.floor(size / 50));

/**
 * Each byte is recorded before it is sent: ahead in steps, none beyond the range. `cut` is called where no more may
 * be sent; a failure to record ends the stream with its error.
 */
export const notedBytes = (
  { size, read: readFrom }: Pick<StreamFile, 'size' | 'read'>,
  bytes: ByteRange,
  { note, cut }: { note: Note; cut: () => void },
): Readable => {
  const read = async function* () {
    let at = bytes.start;
    let noted = bytes.start - 1;
    for await (const chunk of await readFrom(bytes)) {
      const end = at + chunk.length - 1;
      if (end > noted) {
        const ahead = {
          start: noted + 1,
          end: Math.min(Math.max(end, noted + aheadIn(size)), bytes.end),
        };
        if (!(await note(ahead))) return cut();
        noted = ahead.end;
      }
      yield chunk;
      at = end + 1;
    }
  };
  return Readable.from(read());
};
