import type { Note } from '#schemas/note/endpoints.ts';
import { clockTime } from '#src/ui/player/playback/media-time.ts';

/** '' for a note on a text. */
export const noteStamp = ({ kind, position }: Pick<Note, 'kind' | 'position'>): string =>
  kind === 'text' ? '' : clockTime(position / 1000);
