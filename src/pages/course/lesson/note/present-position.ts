import { audioStore } from '#src/entities/course/audio/state.ts';
import { positionOf } from '#src/entities/course/progress/heard-positions.ts';
import { shownVideo } from '#src/platform/media/shown-video.ts';
import type { Lesson } from '../use-lesson.ts';

type Placed = Pick<Lesson, 'id' | 'kind' | 'position'>;

const mediaOf = ({ id, kind }: Placed): HTMLMediaElement | undefined => {
  if (kind === 'video') return shownVideo.get();
  const audio = audioStore.get();
  return audio?.lesson.id === id ? audio.media : undefined;
};

/** Where the member is in a lesson, in ms: where it plays, else where it would; 0 in a text. */
export const presentPosition = (lesson: Placed): number => {
  if (lesson.kind === 'text') return 0;
  const media = mediaOf(lesson);
  if (media && media.readyState > 0) return Math.floor(media.currentTime * 1000);
  return positionOf(lesson.id, lesson.position);
};
