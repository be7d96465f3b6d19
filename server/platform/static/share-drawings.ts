import type { FastifyInstance } from 'fastify';
import { isOperatorChange } from '../endpoint/mount.ts';

type Drawing = { done: Promise<void> };

type Limits = {
  /** How long a drawing is shared after it has ended, in ms. */
  fresh: number;
  /** How many drawings are held at most; the oldest give way. */
  most: number;
};

type Entry<D> = { page: D; done: boolean; stale: boolean };

/**
 * Shares one drawing among all who ask for the same thing within `fresh` ms, until an operator changes something.
 * Where `begin` gives nothing, nothing is held.
 */
export const shareDrawings = <D extends Drawing>(app: FastifyInstance, { fresh, most }: Limits) => {
  const held = new Map<string, Entry<D>>();
  // operators see at once what they have changed
  app.addHook('onSend', async (request) => {
    if (isOperatorChange(request)) for (const entry of held.values()) entry.stale = true;
  });
  const hold = (key: string, page: D): void => {
    const entry = { page, done: false, stale: false };
    held.delete(key);
    const [oldest] = held.size >= most ? held.keys() : [];
    if (oldest !== undefined) held.delete(oldest);
    held.set(key, entry);
    const release = () => {
      if (held.get(key) === entry) held.delete(key);
    };
    page.done.finally(() => {
      entry.done = true;
      if (entry.stale || fresh <= 0) release();
      else setTimeout(release, fresh).unref();
    });
  };
  return async <N extends D | undefined>(key: string, begin: () => N): Promise<D | N> => {
    for (;;) {
      const entry = held.get(key);
      if (entry && !entry.stale) return entry.page;
      if (!entry || entry.done) {
        const next = begin();
        if (next) hold(key, next);
        return next;
      }
      // one drawing of a page at a time: callers wait for a stale one, and it is drawn again once for all
      await entry.page.done;
    }
  };
};
