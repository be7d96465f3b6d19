import { type RefObject, useCallback, useEffect, useState } from 'react';

type Drawn = { state: 'drawing' | 'failed' } | { state: 'drawn'; src: string };

/** Draws with the theme of `element`; resolves to the picture's address. */
export type Draw = (element: Element) => Promise<string>;

export const useDrawn = (draw: Draw | undefined, ref: RefObject<Element | null>) => {
  const [drawn, setDrawn] = useState<Drawn>({ state: 'drawing' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws the same again
  useEffect(() => {
    if (!draw || !ref.current) return;
    let left = false;
    const tell = (next: Drawn) => {
      if (!left) setDrawn(next);
    };
    tell({ state: 'drawing' });
    draw(ref.current).then(
      (src) => tell({ state: 'drawn', src }),
      () => tell({ state: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [draw, ref, tries]);
  return { drawn, again: useCallback(() => setTries((count) => count + 1), []) };
};
