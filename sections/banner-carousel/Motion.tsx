import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';
import { useAutoplay } from './use-autoplay.ts';

export type MotionProps = {
  /** The element whose only child holds the slides. */
  row: RefObject<HTMLElement | null>;
  onSlide: (index: number) => void;
  /** Called when the carousel has taken the row over and follows swipes and keys. */
  onReady: () => void;
};

/** Moves a row of slides round and round: by itself, by swipe and by mouse. Draws nothing. */
export default function Motion({ row, onSlide, onReady }: MotionProps) {
  const [take, embla] = useEmblaCarousel({ loop: true });
  useAutoplay(embla);
  useEffect(() => take(row.current), [take, row]);
  useEffect(() => {
    if (!embla) return;
    const onSelect = () => onSlide(embla.selectedScrollSnap());
    embla.on('select', onSelect).on('reInit', onSelect);
    onReady();
    return () => {
      embla.off('select', onSelect).off('reInit', onSelect);
    };
  }, [embla, onSlide, onReady]);
  return null;
}
