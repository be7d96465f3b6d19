import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';
import { onVisible } from '#src/platform/screen/page-events.ts';
import { REDUCED_DATA, savesData } from '#src/platform/screen/saves-data.ts';

/** In milliseconds (home rule 3). */
const AUTOPLAY_DELAY = 1500;

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Each further slide is a picture to load. */
const REDUCED = `(prefers-reduced-motion: reduce), ${REDUCED_DATA}`;

/** Reports whether any part of an element is visible; never in browsers without `IntersectionObserver`. */
const watchView = (element: Element, tell: (seen: boolean) => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    tell(entries.at(-1)?.isIntersecting ?? true);
  });
  observer.observe(element);
  return () => observer.disconnect();
};

const autoplay = (embla: Embla): (() => void) => {
  const preference = matchMedia(REDUCED);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched = false;
  let inView = true;

  const rests = () =>
    touched ||
    !inView ||
    preference.matches ||
    savesData() ||
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
  const unwatch = watchView(row, (seen) => {
    if (seen === inView) return;
    inView = seen;
    schedule();
  });
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
    unwatch();
  };
};

/**
 * Advances the carousel until somebody touches or focuses it. Pauses under reduced motion or data, while the page is
 * hidden or the carousel out of view, and with a single slide.
 */
export const useAutoplay = (embla: Embla | undefined): void => {
  useEffect(() => (embla ? autoplay(embla) : undefined), [embla]);
};
