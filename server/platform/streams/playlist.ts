/** Times in ms. `joint`: timestamps do not continue those of the segment before. */
export type Segment = { file: string; start: number; duration: number; joint?: true };

/** Of an HLS playlist; whatever their ending, segments are served as `.ts`. */
export const segmentsOf = (playlist: string): Segment[] => {
  const segments: Segment[] = [];
  let duration: number | undefined;
  let start = 0;
  for (const line of playlist.split(/\r?\n/)) {
    const [, seconds] = /^#EXTINF:([\d.]+)/.exec(line) ?? [];
    if (seconds !== undefined) duration = Math.round(Number(seconds) * 1000);
    else if (duration !== undefined && line !== '' && !line.startsWith('#')) {
      segments.push({ file: line.replace(/\.\w+(?=$|\?)/, '.ts'), start, duration });
      start += duration;
      duration = undefined;
    }
  }
  return segments;
};

/** A quality of a stream: its own playlist in the same folder, and what the master playlist tells of it. */
export type Variant = { file: string; attributes: string };

const VARIANT_FILE = /^[\w-]{1,64}\.m3u8$/;
/** What another playlist or key may be named by is not passed on. */
const ATTRIBUTE = /(?:AVERAGE-)?BANDWIDTH=\d+|RESOLUTION=\d+x\d+/g;

/** Of an HLS master playlist; [] for one that names segments itself. */
export const variantsOf = (playlist: string): Variant[] => {
  const variants: Variant[] = [];
  let attributes: string | undefined;
  for (const line of playlist.split(/\r?\n/)) {
    const [, given] = /^#EXT-X-STREAM-INF:(.+)$/.exec(line) ?? [];
    if (given !== undefined) attributes = (given.match(ATTRIBUTE) ?? []).join(',');
    else if (attributes !== undefined && line !== '' && !line.startsWith('#')) {
      if (VARIANT_FILE.test(line)) variants.push({ file: line, attributes });
      attributes = undefined;
    }
  }
  return variants;
};

const REPEATED_FILE = /^(\d{1,3})-(.+)$/;

export const repeatedFile = (name: string): { turn: number; file: string } | undefined => {
  const [, turn, file] = REPEATED_FILE.exec(name) ?? [];
  return turn === undefined || file === undefined ? undefined : { turn: Number(turn), file };
};

export const repeated = (segments: readonly Segment[], times: number): Segment[] => {
  const length = lengthOf(segments);
  return Array.from({ length: times }, (_, turn) =>
    segments.map(
      ({ file, start, ...rest }, index): Segment => ({
        ...rest,
        ...(turn > 0 && index === 0 && { joint: true }),
        file: `${turn}-${file}`,
        start: turn * length + start,
      }),
    ),
  ).flat();
};

/** `limit` in ms: segments that begin before it are open. */
export const opens = ({ start }: Segment, limit: number | null): boolean =>
  limit === null || start < limit;

export const lengthOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { duration }) => sum + duration, 0);

const head = (segments: readonly Segment[], lines: readonly string[]): string[] => {
  const longest = Math.max(1, ...segments.map(({ duration }) => Math.ceil(duration / 1000)));
  return ['#EXTM3U', '#EXT-X-VERSION:3', `#EXT-X-TARGETDURATION:${longest}`, ...lines];
};

const JOINT = '#EXT-X-DISCONTINUITY';

const pieceOf = ({ file, duration }: Segment, query: string): string[] => [
  `#EXTINF:${(duration / 1000).toFixed(3)},`,
  `${file}?${query}`,
];

const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

export const writePlaylist = (segments: readonly Segment[], query: string): string =>
  textOf([
    ...head(segments, ['#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD']),
    ...segments.flatMap((segment) => [
      ...(segment.joint ? [JOINT] : []),
      ...pieceOf(segment, query),
    ]),
    '#EXT-X-ENDLIST',
  ]);

/** `query` '' for a stored one. */
export const writeMaster = (variants: readonly Variant[], query = ''): string =>
  textOf([
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    ...variants.flatMap(({ file, attributes }) => [
      `#EXT-X-STREAM-INF:${attributes}`,
      query === '' ? file : `${file}?${query}`,
    ]),
  ]);

const WINDOW = 6;

/** Segments listed ahead of the clock: a player begins that far before the end of a list. */
const AHEAD = 3;

/**
 * The live playlist of segments that play once from `startAt` on (ms): the last ones that have ended at `now` and the
 * next ones, so that whoever comes begins where the clock is. It ends with the last segment.
 */
export const writePremierePlaylist = (
  segments: readonly Segment[],
  { startAt, now }: { startAt: number; now: number },
  query: string,
): string => {
  const played = segments.filter(({ start, duration }) => start + duration <= now - startAt).length;
  const end = Math.min(played + AHEAD, segments.length);
  const first = Math.max(end - WINDOW, 0);
  return textOf([
    ...head(segments, [`#EXT-X-MEDIA-SEQUENCE:${first}`]),
    ...segments.slice(first, end).flatMap((segment) => pieceOf(segment, query)),
    ...(end === segments.length ? ['#EXT-X-ENDLIST'] : []),
  ]);
};

const playedAfter = (segments: readonly Segment[], ms: number): number => {
  const loops = Math.floor(ms / lengthOf(segments));
  const left = ms - loops * lengthOf(segments);
  const over = segments.findIndex(({ start, duration }) => left < start + duration);
  return loops * segments.length + Math.max(over, 0);
};

/**
 * The live playlist of a loop of segments (at least one) that began at `startAt`: the last ones that have ended at
 * `now` (both in ms), numbered through, with a discontinuity wherever the loop begins again. Until the first loop is
 * over, the list looks as if one had gone before.
 */
export const writeLivePlaylist = (
  segments: readonly Segment[],
  { startAt, now }: { startAt: number; now: number },
  query: string,
): string => {
  const count = segments.length;
  const played = playedAfter(segments, Math.max(now - startAt, 0) + lengthOf(segments));
  const first = Math.max(played - WINDOW, 0);
  const shown = Array.from({ length: played - first }, (_, index) => first + index);
  // the discontinuity before the first listed segment is still in the list, so it is not counted
  const joints = first % count === 0 && first > 0 ? first / count - 1 : Math.floor(first / count);
  const pieces = shown.flatMap((number) => {
    const segment = segments[number % count];
    if (!segment) return [];
    const joint = number > 0 && number % count === 0 ? [JOINT] : [];
    return [...joint, ...pieceOf(segment, query)];
  });
  const lines = [`#EXT-X-MEDIA-SEQUENCE:${first}`, `#EXT-X-DISCONTINUITY-SEQUENCE:${joints}`];
  return textOf([...head(segments, lines), ...pieces]);
};
