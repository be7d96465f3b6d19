import { opens, writeMaster, writePlaylist } from './playlist.ts';
import { PLAYLIST, type Streams } from './streams.ts';

type Wish = { stream: string; limit: number | null; file: string; query: string };

/**
 * The master playlist of several qualities, else the segments before `limit`, each with `query`; undefined where the
 * stream names no such playlist.
 */
export const ticketedPlaylist = async (
  streams: Streams,
  { stream, limit, file, query }: Wish,
): Promise<string | undefined> => {
  const variants = await streams.variants(stream);
  if (file === PLAYLIST && variants.length > 0) return writeMaster(variants, query);
  if (file !== PLAYLIST && !variants.some((each) => each.file === file)) return undefined;
  const all = await streams.segments(stream, file);
  return writePlaylist(
    all.filter((each) => opens(each, limit)),
    query,
  );
};
