import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';
import { onVisible } from '../../src/platform/screen/page-events.ts';

/** Banner autoplay delay (home rule 3), in ms. */
const AUTOPLAY_DELAY = 1500;

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const autoplay = (embla: Embla): (() => void) => {
  const preference = matchMedia(REDUCED_MOTION);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched = false;

  const rests = () =>
    touched ||
    preference.matches ||
    document.visibilityState === 'hidden' ||
    embla.scrollSnapList().length < 2;
  const schedule = () => {
    clearTimeout(timer);
    if (rests()) return;
    timer = setTimeout(() => {
      embla.scrollNext();
      schedule();
    }, AUTOPLAY_DELAY);
  };
  const onTouch = () => {
    touched = true;
    schedule();
  };

  const row = embla.rootNode();
  embla.on('pointerDown', onTouch).on('reInit', schedule);
  row.addEventListener('focusin', onTouch);
  preference.addEventListener('change', schedule);
  const stopListening = onVisible(schedule);
  schedule();
  return () => {
    clearTimeout(timer);
    embla.off('pointerDown', onTouch).off('reInit', schedule);
    row.removeEventListener('focusin', onTouch);
    preference.removeEventListener('change', schedule);
    stopListening();
  };
};

/**
 * Moves the carousel on by itself until somebody touches it or reaches it by keyboard; it rests
 * under reduced motion, while the page is hidden, and where there is one slide.
 */
export const useAutoplay = (embla: Embla | undefined): void => {
  useEffect(() => (embla ? autoplay(embla) : undefined), [embla]);
};
