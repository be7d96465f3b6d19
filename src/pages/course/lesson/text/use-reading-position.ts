import { type RefObject, useEffect } from 'react';
import { reportProgress } from '#schemas/course/endpoints.ts';
import { createReporter } from '#src/entities/course/progress/reporter.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { onPageHide, onVisible } from '#src/platform/screen/page-events.ts';
import { change } from '#src/platform/writing/change.ts';
import { isWorthReturning, positionIn, scrollTo } from './reading-position.ts';

type Options = {
  product: string;
  lesson: string;
  /** The place where the text was left, in thousandths; undefined while not known. */
  position: number | undefined;
  /** A text that was read to its end is read again from its beginning. */
  finished: boolean;
};

const still = (): boolean => window.scrollY < 10;

/** Scrolls to where a text was left, once it is rendered, unless the reader has begun to scroll. */
const useReturn = (text: RefObject<HTMLElement | null>, position: number | undefined): void => {
  useEffect(() => {
    const article = text.current;
    if (!article || position === undefined || !isWorthReturning(position)) return;
    const go = () => {
      const { top, height } = article.getBoundingClientRect();
      if (height < window.innerHeight || !still()) return;
      watcher.disconnect();
      window.scrollTo(0, window.scrollY + top + scrollTo(position, height));
      showToast('已回到上次阅读的位置');
    };
    const watcher = new ResizeObserver(go);
    watcher.observe(article);
    return () => watcher.disconnect();
  }, [text, position]);
};

const useReport = (
  text: RefObject<HTMLElement | null>,
  { product, lesson, position }: Options,
): void => {
  const known = position !== undefined;
  useEffect(() => {
    const article = text.current;
    if (!article || !known) return;
    const reporter = createReporter({
      send: async (beat) => (await change(reportProgress, { id: product, lesson, ...beat })).ok,
    });
    let position: number | undefined;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      position = positionIn(article.getBoundingClientRect());
      reporter.playing(position, 100);
    };
    const rest = () => {
      if (position !== undefined) reporter.resting(position, 100);
    };
    const timer = setInterval(look, 1000);
    const deaf = [onVisible((visible) => visible || rest()), onPageHide(rest)];
    return () => {
      clearInterval(timer);
      rest();
      for (const stopListening of deaf) stopListening();
    };
  }, [text, product, lesson, known]);
};

export const useReadingPosition = (text: RefObject<HTMLElement | null>, options: Options): void => {
  useReturn(text, options.finished ? undefined : options.position);
  useReport(text, options);
};
