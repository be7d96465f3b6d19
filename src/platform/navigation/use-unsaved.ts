import { useCallback, useEffect, useRef, useState } from 'react';
import { fromPage } from '../screen/layers.ts';
import { useLayer } from '../screen/use-layer.ts';
import { goBack } from './go-back.ts';
import { useHere } from './use-here.ts';

type Unsaved = {
  asking: boolean;
  tryToLeave: () => void;
  stay: () => void;
  leave: () => void;
};

/**
 * Asks before a page with something unsaved is left, also by the phone's own way back. `otherwise`: where
 * to go if nothing lies before the page; `go`: how to leave, if not by going back.
 */
export const useUnsaved = (unsaved: boolean, otherwise: string, go?: () => void): Unsaved => {
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const here = useHere();
  const latest = useRef({ unsaved, go });
  useEffect(() => {
    latest.current = { unsaved, go };
    if (!unsaved) setLeaving(false);
  }, [unsaved, go]);
  const ask = () => {
    setAsking(true);
    return false;
  };
  useLayer(unsaved && !leaving, ask, 'beneath');
  const leave = useCallback(() => {
    if (!here()) return;
    setAsking(false);
    setLeaving(true);
    if (latest.current.go) fromPage(latest.current.go);
    else goBack(otherwise);
  }, [otherwise, here]);
  const stay = useCallback(() => setAsking(false), []);
  const tryToLeave = useCallback(() => {
    if (latest.current.unsaved) setAsking(true);
    else leave();
  }, [leave]);
  return { asking, tryToLeave, stay, leave };
};
