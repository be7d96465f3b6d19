import { createReadStream, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ByteRange } from '#server/platform/streams/byte-range.ts';
import { notedBytes } from '#server/platform/streams/noted-bytes.ts';
import { type LessonSpan, partIn } from '#server/platform/streams/parts.ts';

const part = (from: number, to: number): LessonSpan => ({ from, to });

describe('the part of a stream', () => {
  const segments = [0, 1, 2].map((position) => ({
    file: `00${position}.ts`,
    start: position * 4000,
    duration: 4000,
  }));

  it('that a piece is begins where the one before ends', () => {
    const whole = { start: 0, end: 99 };
    const parts = ['000.ts', '001.ts', '002.ts'].map((file) =>
      partIn({ file, size: 100 }, segments, whole),
    );
    expect(parts).toEqual([part(0, 334), part(333, 667), part(666, 1000)]);
  });

  it('that bytes are holds every thousandth that they begin', () => {
    const mp3 = { file: 'whole.mp3', size: 100_000 };
    expect(partIn(mp3, segments, { start: 0, end: 1 })).toEqual(part(0, 1));
    expect(partIn(mp3, segments, { start: 150, end: 299 })).toEqual(part(1, 3));
    expect(partIn(mp3, [], { start: 0, end: 99_999 })).toEqual(part(0, 1000));
    const piece = { file: '001.ts', size: 1000 };
    expect(partIn(piece, segments, { start: 0, end: 299 })).toEqual(part(333, 434));
  });
});

describe('the bytes of a whole file', () => {
  const size = 3_000_000;
  const path = join(mkdtempSync(join(tmpdir(), 'noted-')), 'whole.mp3');
  writeFileSync(path, Buffer.alloc(size, 1));
  const bytes = { start: 1000, end: size - 1 };
  const read = async (range?: ByteRange) => createReadStream(path, range);

  it('are recorded ahead in few steps, and end where they may not go on', async () => {
    const noted: number[][] = [];
    let cuts = 0;
    const stream = notedBytes({ read, size }, bytes, {
      note: async ({ start, end }) => noted.push([start, end]) < 3,
      cut: () => {
        cuts += 1;
      },
    });
    let taken = 0;
    for await (const chunk of stream) taken += chunk.length;
    const [first, second, third] = noted;
    expect([cuts, noted.length, first?.[0]]).toEqual([1, 3, 1000]);
    expect([second?.[0], third?.[0]]).toEqual([(first?.[1] ?? 0) + 1, (second?.[1] ?? 0) + 1]);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual((second?.[1] ?? 0) + 1 - 1000);
  });

  it('are recorded in no more than fifty steps, each byte before it is sent and none twice', async () => {
    let recorded = bytes.start;
    let steps = 0;
    const note = async ({ start, end }: { start: number; end: number }) => {
      expect(start).toBe(recorded);
      recorded = end + 1;
      steps += 1;
      return true;
    };
    let taken = bytes.start;
    for await (const chunk of notedBytes({ read, size }, bytes, { note, cut: () => undefined })) {
      taken += chunk.length;
      expect(taken).toBeLessThanOrEqual(recorded);
    }
    expect([taken, recorded]).toEqual([size, size]);
    expect(steps).toBeLessThanOrEqual(50);
  });

  it('do not go out where recording fails', async () => {
    const stream = notedBytes({ read, size }, bytes, {
      note: () => Promise.reject(new Error('away')),
      cut: () => undefined,
    });
    await expect(stream.toArray()).rejects.toThrow('away');
  });
});
