import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';
import { useAutoplay } from './use-autoplay.ts';

export type MotionProps = {
  /** Its only child holds the slides. */
  row: RefObject<HTMLElement | null>;
  onSlide: (index: number) => void;
  onReady: () => void;
};

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** In the carousel's own unit. */
const DURATION = 20;
/** In pixels; a smaller distance is invisible. */
const NEARLY = 0.5;

/**
 * Ends a movement that is no longer visible. The carousel would continue in ever smaller steps for longer
 * than a slide shows, and keep the phone drawing.
 */
const settleSoon = (embla: Embla): void => {
  const { target, location, scrollBody, dragHandler } = embla.internalEngine();
  const { useDuration: arriveIn } = scrollBody;
  if (dragHandler.pointerDown()) return;
  if (Math.abs(target.get() - location.get()) < NEARLY) arriveIn(0);
};

/** Moves the slides in a loop, automatically, by swipe and by mouse; renders nothing. */
export default function Motion({ row, onSlide, onReady }: MotionProps) {
  const [take, embla] = useEmblaCarousel({ loop: true, duration: DURATION });
  useAutoplay(embla);
  useEffect(() => take(row.current), [take, row]);
  useEffect(() => {
    if (!embla) return;
    const onSelect = () => onSlide(embla.selectedScrollSnap());
    embla.on('select', onSelect).on('reInit', onSelect).on('scroll', settleSoon);
    onReady();
    return () => {
      embla.off('select', onSelect).off('reInit', onSelect).off('scroll', settleSoon);
    };
  }, [embla, onSlide, onReady]);
  return null;
}
