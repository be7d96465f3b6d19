import type { ComponentProps, MouseEvent } from 'react';
import { audioStore } from '#src/entities/course/audio/state.ts';
import { wishToPlay } from '#src/entities/course/play-wish.ts';
import { shownVideo } from '#src/platform/media/shown-video.ts';
import { lessonAddressIn, lessonsIn, type Product } from '../lessons-of.ts';
import type { Lesson } from './use-lesson.ts';

/** What plays has loaded the player, so a page of texts does not. */
export const loadPlayer = () => import('#src/entities/course/audio/player.ts');

type To = 'previous' | 'next';

const isPlaying = (media: HTMLMediaElement | undefined): boolean =>
  media !== undefined && !media.paused;

const isHeard = (lesson: Lesson): boolean => {
  const video = shownVideo.get();
  if (lesson.kind === 'video') return isPlaying(video) || video?.ended === true;
  const audio = audioStore.get();
  return audio?.lesson.id === lesson.id && (isPlaying(audio.media) || audio.media.ended);
};

/**
 * The address of a link to the previous or next lesson, and a handler by which what plays goes on
 * there. Between audio lessons the player turns, and the page follows it.
 */
export const turnOf = (
  product: Product,
  lesson: Lesson,
  to: To,
): Pick<ComponentProps<'a'>, 'onClick'> & { href: string } => ({
  href: lessonAddressIn(product, lesson[to]),
  onClick: (event: MouseEvent) => {
    if (!isHeard(lesson)) return;
    const target = lessonsIn(product.chapters).find(({ id }) => id === lesson[to]);
    if (lesson.kind === 'audio' && target?.kind === 'audio' && target.lock === 'none') {
      event.preventDefault();
      void loadPlayer().then(({ turnAudio }) => turnAudio(to));
    } else wishToPlay(lesson[to]);
  },
});
