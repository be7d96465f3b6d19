import { useEffect, useRef, useState } from 'react';
import { openLayer } from './layers.ts';

/**
 * Gives a layer above the page a history entry for as long as `open`. `onBack` closes it and returns true,
 * or returns false where it stays open.
 */
export const useLayer = (
  open: boolean,
  onBack: () => boolean,
  level: 'above' | 'beneath' = 'above',
): void => {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a layer that stays open after all gets a new entry
  useEffect(() => {
    if (!open) return;
    return openLayer(() => {
      const closed = latest.current();
      if (closed) setTurn((before) => before + 1);
      return closed;
    }, level);
  }, [open, level, turn]);
};
