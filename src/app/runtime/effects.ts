import { options } from 'preact';

const afterPaint = (flush: () => void): void => {
  const begin = () => setTimeout(flush);
  // a background tab is not painted
  if (document.hidden) begin();
  else requestAnimationFrame(begin);
};

/**
 * Has effects run before the next paint, as React has where an event or a store causes them: what they open and close
 * is never seen half done. Those of the first render come after the paint.
 */
export const runEffectsSoon = (): void => {
  let started = false;
  options.requestAnimationFrame = (flush) => {
    if (started) return queueMicrotask(flush);
    afterPaint(() => {
      started = true;
      flush();
    });
  };
};
