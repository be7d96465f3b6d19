import type { Segment } from './stream-files.ts';

/** Segments that a live playlist shows. */
const WINDOW = 6;

const totalOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { ms }) => sum + ms, 0);

const head = (segments: readonly Segment[], lines: readonly string[]): string[] => [
  '#EXTM3U',
  '#EXT-X-VERSION:3',
  `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments.map(({ ms }) => ms)) / 1000)}`,
  ...lines,
];

const pieceOf = ({ file, ms }: Segment): string[] => [
  `#EXTINF:${(ms / 1000).toFixed(3)},`,
  `${file}.ts`,
];

/** How many segments of the endless loop are over after `ms`. */
const playedAfter = (segments: readonly Segment[], ms: number): number => {
  const loops = Math.floor(ms / totalOf(segments));
  let left = ms - loops * totalOf(segments);
  let played = loops * segments.length;
  for (const segment of segments) {
    if (left < segment.ms) break;
    left -= segment.ms;
    played += 1;
  }
  return played;
};

/**
 * The live playlist of segments that are broadcast over and over since `startAt`: the last ones that
 * are over at `now` (both in ms), numbered through, with a discontinuity wherever the loop begins
 * again. Before the first loop is over it stands as if one had gone before.
 */
export const livePlaylist = (
  segments: readonly Segment[],
  startAt: number,
  now: number,
): string => {
  const count = segments.length;
  const played = playedAfter(segments, Math.max(now - startAt, 0) + totalOf(segments));
  const first = Math.max(played - WINDOW, 0);
  const shown = Array.from({ length: played - first }, (_, index) => first + index);
  // the joint before the first segment is still in the list
  const joints = first % count === 0 && first > 0 ? first / count - 1 : Math.floor(first / count);
  const pieces = shown.flatMap((number) => {
    const segment = segments[number % count];
    if (!segment) return [];
    const joint = number > 0 && number % count === 0 ? ['#EXT-X-DISCONTINUITY'] : [];
    return [...joint, ...pieceOf(segment)];
  });
  const lines = [`#EXT-X-MEDIA-SEQUENCE:${first}`, `#EXT-X-DISCONTINUITY-SEQUENCE:${joints}`];
  return `${[...head(segments, lines), ...pieces].join('\n')}\n`;
};

/** The whole of it, from its beginning to its end. */
export const replayPlaylist = (segments: readonly Segment[]): string => {
  const lines = ['#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD'];
  return `${[...head(segments, lines), ...segments.flatMap(pieceOf), '#EXT-X-ENDLIST'].join('\n')}\n`;
};
