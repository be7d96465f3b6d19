/** One piece of a stream; times in ms. */
export type Segment = { file: string; start: number; duration: number };

/** The segments of an HLS playlist, in order. */
export const segmentsOf = (playlist: string): Segment[] => {
  const segments: Segment[] = [];
  let duration = 0;
  let start = 0;
  for (const line of playlist.split(/\r?\n/)) {
    const [, seconds] = /^#EXTINF:([\d.]+)/.exec(line) ?? [];
    if (seconds !== undefined) duration = Math.round(Number(seconds) * 1000);
    else if (line !== '' && !line.startsWith('#')) {
      segments.push({ file: line, start, duration });
      start += duration;
    }
  }
  return segments;
};

/** Whether a pass that ends after `limit` ms opens a segment: it opens those that begin before. */
export const opens = ({ start }: Segment, limit: number | null): boolean =>
  limit === null || start < limit;

export const lengthOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { duration }) => sum + duration, 0);

/** A complete playlist of these segments, each address followed by `query`. */
export const writePlaylist = (segments: readonly Segment[], query: string): string => {
  const longest = Math.max(1, ...segments.map(({ duration }) => Math.ceil(duration / 1000)));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...segments.flatMap(({ file, duration }) => [
      `#EXTINF:${(duration / 1000).toFixed(3)},`,
      `${file}?${query}`,
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
};
