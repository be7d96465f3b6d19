import { audioStore } from '#src/entities/course/audio/state.ts';
import { beginningOf } from '#src/entities/course/progress/resume-point.ts';
import { shownVideo } from '#src/platform/media/shown-video.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { useMediaState } from '#src/ui/player/playback/use-media-state.ts';
import type { Lesson } from './use-lesson.ts';

/** Whether a lesson plays on its page, and where it stands or would begin, in seconds. */
export const usePlaying = (lesson: Lesson) => {
  const audio = useStore(audioStore);
  const video = useStore(shownVideo);
  const heard = audio?.lesson.id === lesson.id && audio.rests === undefined ? audio.media : null;
  const media = (lesson.kind === 'video' ? video : heard) ?? null;
  const { playing, ended, time } = useMediaState(media);
  const begun = time > 0 && !ended;
  return { playing, ended, position: begun ? time : beginningOf(lesson, lesson.duration) };
};
