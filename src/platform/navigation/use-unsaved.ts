import { useCallback, useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isArrival } from './arrival.ts';
import { goBack } from './go-back.ts';
import { useHere } from './use-here.ts';

type Unsaved = {
  /** Whether the member wants to leave and is to be asked. */
  asking: boolean;
  /** Leaves, or asks first where something is unsaved; for the page's own way back. */
  tryToLeave: () => void;
  stay: () => void;
  /** Leaves whatever is unsaved; nothing where the page has been left already. */
  leave: () => void;
};

/** `alone`: nothing lies before the page. */
type Guard = { alone: boolean };

const guardHere = (): Guard | undefined => Object(history.state).guard;

/** A second entry of the same page: the way back leads from it to the page itself first. */
const pushGuard = (guard: Guard): void => {
  // the prototype's own method does not notify the router
  History.prototype.pushState.call(history, { ...Object(history.state), guard }, '');
};

/** Gives up the second entry of this page, and then goes on from the page's own. */
const goFromOwnEntry = (go: () => void): void => {
  addEventListener('popstate', () => go(), { once: true });
  history.back();
};

/**
 * Asks before a page with something unsaved is left, also by the phone's own way back. `otherwise`:
 * where to go from a page that nothing leads back from; `go`: how to leave, where that is not back.
 */
export const useUnsaved = (unsaved: boolean, otherwise: string, go?: () => void): Unsaved => {
  const [asking, setAsking] = useState(false);
  const here = useHere();
  const ownWay = useRef(go);
  useEffect(() => {
    ownWay.current = go;
  });
  // a reload may stand on the guard's entry, which says whether it is `alone`
  const [alone] = useState(() => guardHere()?.alone ?? (history.length === 1 || isArrival()));
  const open = useRef(unsaved);
  const guarded = useRef(false);
  const guard = useCallback(() => {
    if (!guardHere()) pushGuard({ alone });
    guarded.current = true;
  }, [alone]);
  const leave = useCallback(() => {
    if (!here()) return;
    open.current = false;
    guarded.current = false;
    setAsking(false);
    const { current: way } = ownWay;
    if (way) {
      if (guardHere()) goFromOwnEntry(way);
      else way();
    } else if (alone) navigate(otherwise, { replace: true });
    else if (guardHere()) history.go(-2);
    else goBack(otherwise);
  }, [alone, otherwise, here]);
  useEffect(() => {
    open.current = unsaved;
    if (unsaved || guardHere()) guard();
  }, [unsaved, guard]);
  useEffect(() => {
    const onPop = () => {
      const back = guarded.current && here();
      guarded.current = guardHere() !== undefined;
      if (!back || guarded.current) return;
      if (open.current) setAsking(true);
      else leave();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [here, leave]);
  const stay = useCallback(() => {
    setAsking(false);
    if (open.current) guard();
  }, [guard]);
  const tryToLeave = useCallback(() => {
    if (open.current) setAsking(true);
    else leave();
  }, [leave]);
  return { asking, tryToLeave, stay, leave };
};
