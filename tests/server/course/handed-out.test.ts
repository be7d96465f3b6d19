import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settling } from '../../../server/domains/refund/settling.ts';
import type {
  HandedOutStore,
  HandedParts,
  LessonSpan,
  Receiver,
} from '../../../server/platform/streams/handed-account.ts';
import { openHandedOut } from '../../../server/platform/streams/handed-out.ts';
import { notedBytes } from '../../../server/platform/streams/noted-bytes.ts';
import { partIn } from '../../../server/platform/streams/parts.ts';

const me = { member: 1, lesson: 2 };
const TEN_SECONDS = 10_000;

const part = (from: number, to: number): LessonSpan => ({ from, to });
const sizeOf = (parts: HandedParts): number => parts.reduce((sum, is) => sum + is, 0);

/** Books in memory, and how often they were asked and written. */
const booksOf = (own: Partial<HandedOutStore> = {}) => {
  const written: [Receiver, number][] = [];
  const failures: unknown[] = [];
  const may = { have: true, asked: 0 };
  const handed = openHandedOut({
    mayHave: async () => {
      may.asked += 1;
      return may.have;
    },
    write: async (to, parts) => void written.push([to, sizeOf(parts)]),
    failed: (error) => failures.push(error),
    ...own,
  });
  return { handed, written, failures, may };
};

describe('what is handed out', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is written once in ten seconds, each part once', async () => {
    const { handed, written, may } = booksOf();
    for (const at of [0, 5, 10, 5]) expect(await handed.note(me, part(at, at + 5))).toBe(true);
    expect([written, may.asked]).toEqual([[], 1]);
    await vi.advanceTimersByTimeAsync(TEN_SECONDS);
    expect([written, may.asked]).toEqual([[[me, 15]], 2]);
    await vi.advanceTimersByTimeAsync(10 * TEN_SECONDS);
    expect([written.length, may.asked, vi.getTimerCount()]).toEqual([1, 2, 0]);
  });

  it('is written before a tenth of a lesson has gone out', async () => {
    const { handed, written } = booksOf();
    for (let at = 0; at < 99; at += 1) await handed.note(me, part(at, at + 1));
    // once more is no more
    await handed.note(me, part(0, 99));
    expect(written).toEqual([]);
    await handed.note(me, part(99, 100));
    expect(written).toEqual([[me, 100]]);
  });

  it('is written of one member when that is asked for, and of all at the end', async () => {
    const { handed, written } = booksOf();
    const other = { member: 7, lesson: 2 };
    await handed.note(me, part(0, 3));
    await handed.note({ ...me, lesson: 3 }, part(0, 4));
    await handed.note(other, part(0, 5));
    await handed.settle(1);
    expect(written.map(([, size]) => size)).toEqual([3, 4]);
    await handed.close();
    expect(written.at(-1)).toEqual([other, 5]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is settled once a write that is under way is through', async () => {
    const done: (() => void)[] = [];
    const { handed } = booksOf({ write: () => new Promise((resolve) => done.push(resolve)) });
    await handed.note(me, part(0, 3));
    await vi.advanceTimersByTimeAsync(TEN_SECONDS);
    let settled = false;
    const settling = handed.settle(1).then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(1);
    expect([done.length, settled]).toEqual([1, false]);
    done[0]?.();
    await settling;
    expect(settled).toBe(true);
  });

  it('is not lost where it is noted while it is settled', async () => {
    const { handed, written, may } = booksOf();
    await handed.note(me, part(0, 3));
    const noting = handed.note(me, part(3, 6));
    await handed.settle(1);
    expect(await noting).toBe(true);
    await handed.close();
    expect(written.reduce((sum, [, size]) => sum + size, 0)).toBe(6);
    expect(may.asked).toBe(2);
  });

  it('is nothing where nothing may be, which is asked anew every ten seconds', async () => {
    const { handed, written, may } = booksOf();
    expect(await handed.note(me, part(0, 3))).toBe(true);
    may.have = false;
    expect(await handed.note(me, part(3, 6))).toBe(true);
    await vi.advanceTimersByTimeAsync(TEN_SECONDS);
    expect(await handed.note(me, part(6, 9))).toBe(false);
    expect(written).toEqual([[me, 6]]);
    may.have = true;
    expect(await handed.note(me, part(6, 9))).toBe(true);
    await handed.close();
    expect(written).toEqual([
      [me, 6],
      [me, 3],
    ]);
  });

  it('ends with a verb that takes it away, whatever went out meanwhile', async () => {
    const { handed, written, may } = booksOf();
    await handed.note(me, part(0, 3));
    const { before, after } = settling({ handed });
    // the steps read nothing else of what they are given
    const context = { member: { id: me.member } } as Parameters<typeof before>[0];
    await before(context);
    expect(written).toEqual([[me, 3]]);
    expect(await handed.note(me, part(3, 6))).toBe(true);
    may.have = false;
    await after(context);
    expect(await handed.note(me, part(6, 9))).toBe(false);
    expect(written.length).toBe(2);
  });

  it('is kept for the next time where the books cannot be reached', async () => {
    const sizes: number[] = [];
    const down = { write: 1, mayHave: 1 };
    const { handed, failures } = booksOf({
      mayHave: async () => {
        if (down.mayHave-- > 0) throw new Error('away');
        return true;
      },
      write: async (_to, parts) => {
        if (down.write-- > 0) throw new Error('away');
        sizes.push(sizeOf(parts));
      },
    });
    expect(await handed.note(me, part(0, 3))).toBe(true);
    await vi.advanceTimersByTimeAsync(TEN_SECONDS);
    expect([sizes, failures.length]).toEqual([[], 2]);
    await handed.note(me, part(3, 5));
    await vi.advanceTimersByTimeAsync(TEN_SECONDS);
    expect(sizes).toEqual([5]);
  });
});

describe('the part of a stream', () => {
  const segments = [0, 1, 2].map((place) => ({
    file: `00${place}.ts`,
    start: place * 4000,
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
  const path = join(mkdtempSync(join(tmpdir(), 'noted-')), 'whole.mp3');
  writeFileSync(path, Buffer.alloc(300_000, 1));

  it('are noted as they are taken, and end where they may not go on', async () => {
    const noted: number[][] = [];
    let cuts = 0;
    const stream = notedBytes(
      path,
      { start: 1000, end: 299_999 },
      {
        note: async ({ start, end }) => noted.push([start, end]) < 3,
        cut: () => {
          cuts += 1;
        },
      },
    );
    let taken = 0;
    for await (const chunk of stream) taken += chunk.length;
    const [first, second, third] = noted;
    expect([cuts, noted.length, first?.[0]]).toEqual([1, 3, 1000]);
    expect(taken).toBe((second?.[1] ?? 0) + 1 - 1000);
    expect(third?.[0]).toBe((second?.[1] ?? 0) + 1);
  });
});
