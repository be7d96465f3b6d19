import { options } from 'preact';

/** Has effects run when React has them run, so that what they open and close is never seen half done. */
export const runEffectsSoon = (): void => {
  const { port1, port2 } = new MessageChannel();
  let flushFirst: (() => void) | undefined;
  let started = false;
  port1.onmessage = () => {
    started = true;
    port1.close();
    flushFirst?.();
  };
  options.requestAnimationFrame = (flush) => {
    // as after an event or a change of a store
    if (started) queueMicrotask(flush);
    // as after the first render: in a task of their own
    else if (!flushFirst) {
      flushFirst = flush;
      port2.postMessage(undefined);
    }
  };
};
