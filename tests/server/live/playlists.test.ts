import { describe, expect, it } from 'vitest';
import {
  segmentsOf,
  writeLivePlaylist,
  writePlaylist,
  writePremierePlaylist,
} from '#server/platform/streams/playlist.ts';

const segments = [
  { file: '000.ts', start: 0, duration: 4000 },
  { file: '001.ts', start: 4000, duration: 4000 },
  { file: '002.ts', start: 8000, duration: 3500 },
];
const LOOP = 11_500;
const START = 1_700_000_000_000;

const read = (playlist: string) => ({
  sequence: Number(/MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1]),
  joints: Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(playlist)?.[1]),
  lines: playlist
    .split('\n')
    .map((line) => line.replace(/\?pass$/, ''))
    .filter((line) => line === '#EXT-X-DISCONTINUITY' || /^\d+\.ts$/.test(line)),
});

const at = (ms: number) =>
  read(writeLivePlaylist(segments, { startAt: START, now: START + ms }, 'pass'));

/** Number, file and how many joints lie before it, for every segment that is shown. */
const shown = (ms: number) => {
  const { sequence, joints, lines } = at(ms);
  let [number, passed] = [sequence, joints];
  return lines.flatMap((line) => {
    if (line === '#EXT-X-DISCONTINUITY') {
      passed += 1;
      return [];
    }
    const piece = { number, file: line, passed };
    number += 1;
    return [piece];
  });
};

describe('a looping live playlist', () => {
  it('moves on with the clock, never back, and tells each segment the same for ever', () => {
    const notices = new Map<number, string>();
    let before = -1;
    for (let ms = 0; ms < 6 * LOOP; ms += 250) {
      const pieces = shown(ms);
      const [first] = pieces;
      expect(first?.number).toBeGreaterThanOrEqual(before);
      before = first?.number ?? -1;
      for (const { number, file, passed } of pieces) {
        const piece = `${file} ${passed}`;
        expect(notices.get(number) ?? piece).toBe(piece);
        notices.set(number, piece);
        expect(file).toBe(`00${number % 3}.ts`);
        expect(passed).toBe(Math.floor(number / 3));
      }
    }
    expect(notices.size).toBeGreaterThan(18);
  });

  it('shows a segment when it is over, and not before', () => {
    const last = (ms: number) => shown(ms).at(-1)?.number;
    expect(last(3999)).toBe(2);
    expect(last(4000)).toBe(3);
    expect(last(LOOP - 1)).toBe(4);
    expect(last(LOOP)).toBe(5);
  });

  it('marks each joint where the loop begins again', () => {
    expect(at(4000).lines).toEqual([
      '000.ts',
      '001.ts',
      '002.ts',
      '#EXT-X-DISCONTINUITY',
      '000.ts',
    ]);
  });

  it('stands also where the clock is before the start', () => {
    expect(shown(-5000)).toHaveLength(3);
  });
});

describe('the playlist of a premiere', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...{ file: `${String(index).padStart(3, '0')}.ts`, start: index * 4000, duration: 4000 },
  }));
  const listed = (ms: number) => {
    const playlist = writePremierePlaylist(many, { startAt: START, now: START + ms }, 'pass');
    return { ...read(playlist), ends: playlist.trim().endsWith('#EXT-X-ENDLIST') };
  };

  it('begins with the first segment, also where the clock is before the start', () => {
    for (const ms of [-5000, 0, 3999])
      expect(listed(ms)).toMatchObject({ sequence: 0, lines: ['000.ts', '001.ts', '002.ts'] });
  });

  it('lists three segments from the clock on, and three before it', () => {
    for (let ms = 0; ms < 48_000; ms += 500) {
      const { sequence, lines, ends } = listed(ms);
      const played = Math.floor(ms / 4000);
      const last = Math.min(played + 3, 12) - 1;
      expect(lines.at(-1)).toBe(many[last]?.file);
      expect(lines[0]).toBe(many[sequence]?.file);
      expect(sequence).toBe(Math.max(last - 5, 0));
      expect(ends).toBe(last === 11);
    }
  });

  it('ends, and does not begin again', () => {
    expect(listed(3_600_000)).toMatchObject({ sequence: 6, ends: true });
  });
});

describe('a replay', () => {
  it('is the whole of it', () => {
    const playlist = writePlaylist(segments, 'pass');
    expect(playlist).toContain('#EXT-X-TARGETDURATION:4\n');
    expect(playlist.trim().endsWith('002.ts?pass\n#EXT-X-ENDLIST')).toBe(true);
  });

  it('reads what a playlist of files names', () => {
    const file = '#EXTM3U\n#EXTINF:4.000000,\n000.ts\n#EXTINF:3.5,\n001.mpegts\n#EXT-X-ENDLIST\n';
    expect(segmentsOf(file)).toEqual([
      { file: '000.ts', start: 0, duration: 4000 },
      { file: '001.ts', start: 4000, duration: 3500 },
    ]);
    expect(segmentsOf('no playlist')).toEqual([]);
  });
});
