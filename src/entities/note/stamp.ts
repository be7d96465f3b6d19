import type { Note } from '#schemas/note/endpoints.ts';
import { clockTime } from '#src/ui/player/playback/media-time.ts';

/** The note's position in a video or audio, as a clock shows it; '' for a text. */
export const noteStamp = ({ kind, position }: Pick<Note, 'kind' | 'position'>): string =>
  kind === 'text' ? '' : clockTime(position / 1000);
