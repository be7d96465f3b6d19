import { type RefObject, useCallback, useEffect, useState } from 'react';
import { homeAddress } from '../../../../schemas/home/addresses.ts';
import { sharedLink } from '../../../platform/share/card.ts';
import { ownMemberId } from '../../../platform/share/own-member-id.ts';
import type { PosterContent } from './words.ts';

export type Drawn = { state: 'drawing' | 'failed' } | { state: 'drawn'; src: string };

/** The drawing code is loaded with the first poster. */
const draw = async (poster: PosterContent, place: Element | null): Promise<string> => {
  const [{ drawPoster }, memberId] = await Promise.all([import('./draw-poster.ts'), ownMemberId()]);
  if (!place) throw new Error('there is no place for it');
  return drawPoster(poster, sharedLink(homeAddress(), location.href, memberId), place);
};

/** The image of a poster, drawn again whenever its content changes; undefined: not yet known. */
export const usePoster = (poster: PosterContent | undefined, place: RefObject<Element | null>) => {
  const [drawn, setDrawn] = useState<Drawn>({ state: 'drawing' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try draws the same again
  useEffect(() => {
    if (!poster) return;
    let left = false;
    const tell = (next: Drawn) => {
      if (!left) setDrawn(next);
    };
    tell({ state: 'drawing' });
    draw(poster, place.current).then(
      (src) => tell({ state: 'drawn', src }),
      () => tell({ state: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [poster, place, tries]);
  return { drawn, again: useCallback(() => setTries((count) => count + 1), []) };
};
