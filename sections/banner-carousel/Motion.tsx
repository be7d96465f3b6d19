import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';
import { useAutoplay } from './use-autoplay.ts';

export type MotionProps = {
  /** The element whose only child holds the slides. */
  row: RefObject<HTMLElement | null>;
  onSlide: (index: number) => void;
  /** Called when the carousel has taken the row over and follows swipes and keys. */
  onReady: () => void;
};

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** How quickly a slide moves to its place; the carousel's own unit. */
const DURATION = 20;
/** What is left of a way when the slide is put in its place, in px: nobody sees it. */
const NEARLY = 0.5;

/**
 * Ends a movement that can no longer be seen. The carousel would go on in ever smaller steps for longer than
 * a slide stands, and have the phone draw every frame for nothing.
 */
const settleSoon = (embla: Embla): void => {
  const { target, location, scrollBody, dragHandler } = embla.internalEngine();
  const { useDuration: arriveIn } = scrollBody;
  if (dragHandler.pointerDown()) return;
  if (Math.abs(target.get() - location.get()) < NEARLY) arriveIn(0);
};

/** Moves a row of slides round and round: by itself, by swipe and by mouse. Draws nothing. */
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
