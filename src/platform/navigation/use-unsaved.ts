import { useCallback, useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isArrival } from './arrival.ts';
import { goBack } from './go-back.ts';
import { useHere } from './use-here.ts';

type Unsaved = {
  /** Whether to ask a member who wants to leave. */
  asking: boolean;
  /** Leaves, or asks first where something is unsaved; for the page's own back button. */
  tryToLeave: () => void;
  stay: () => void;
  /** Leaves even with unsaved values; does nothing where the page has been left already. */
  leave: () => void;
};

/** `alone`: no page of the app lies before this one. */
type Guard = { alone: boolean };

const guardHere = (): Guard | undefined => Object(history.state).guard;

/** Pushes a second entry of the same page, so that the way back leads to the page itself first. */
const pushGuard = (guard: Guard): void => {
  // the prototype's own method does not notify the router
  History.prototype.pushState.call(history, { ...Object(history.state), guard }, '');
};

/** Goes back from the second entry to the page's own, and then calls `go`. */
const goFromOwnEntry = (go: () => void): void => {
  addEventListener('popstate', () => go(), { once: true });
  history.back();
};

/**
 * Asks before a page with something unsaved is left, also by the phone's own way back. `otherwise`:
 * where to go if nothing lies before the page; `go`: how to leave, if not by going back.
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
