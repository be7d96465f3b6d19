import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import { failureText } from '#src/platform/calls/failure-text.ts';
import { onPageHide, onVisible } from '#src/platform/screen/page-events.ts';
import { createStore, useStore } from '#src/platform/storage/store.ts';
import { ownDrafts } from '#src/platform/writing/own-drafts.ts';

/** How long typing pauses before it is saved, in ms. */
const PAUSE = 800;

const underWay = createStore(0);

/** false until what the page before was still saving has arrived: a form begins with the newest version. */
export const useSettled = (): boolean => {
  const saving = useStore(underWay);
  const [settled, setSettled] = useState(saving === 0);
  useEffect(() => {
    if (saving === 0) setSettled(true);
  }, [saving]);
  return settled;
};

/** `changed`: somebody else has changed it, so that nothing more is saved from here. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'changed';

type Saved = { version: number };

type Options<V> = {
  /** Of the copy on the phone, which outlasts the page. */
  name: string;
  value: V;
  /** Whether `value` has not been saved yet when the form opens. */
  restored?: boolean;
  version: number;
  send: (value: V, version: number) => Promise<CheckedAnswer<Saved>>;
};

const lost = ['revisionChanged', 'revisionLocked', 'noSuchRevision', 'noSuchStudioLesson'];

type Copy = { version: number; value: unknown };

const copyName = (name: string): string => `studio-${name}`;

/** What was typed on this phone on that version and has not arrived; undefined for nothing. */
export const unsavedCopy = (name: string, version: number): unknown => {
  const copy: Partial<Copy> = Object(ownDrafts().read(copyName(name)));
  return copy.version === version ? copy.value : undefined;
};

/** Saves a value a moment after each change, one request at a time, and when the page is left. */
export const useAutosave = <V>({ name, value, restored = false, version, send }: Options<V>) => {
  const [state, setState] = useState<SaveState>(restored ? 'waiting' : 'saved');
  const [failure, setFailure] = useState('');
  const now = useRef({ value, send, version, broken: false });
  const saved = useRef<V | undefined>(restored ? undefined : value);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const flush = useCallback((): Promise<boolean> => {
    const run = async (): Promise<boolean> => {
      const sent = now.current.value;
      if (now.current.broken) return false;
      if (sent === saved.current) return true;
      setState('saving');
      underWay.set(underWay.get() + 1);
      const answer = await now.current.send(sent, now.current.version);
      underWay.set(underWay.get() - 1);
      if (!answer.ok) {
        now.current.broken = lost.includes(answer.refusal ?? '');
        setFailure(failureText(answer));
        setState(now.current.broken ? 'changed' : 'failed');
        return false;
      }
      now.current.version = answer.data.version;
      saved.current = sent;
      setFailure('');
      if (now.current.value !== sent) return run();
      ownDrafts().drop(copyName(name));
      setState('saved');
      return true;
    };
    running.current = running.current.then(run, run);
    return running.current;
  }, [name]);
  useEffect(() => {
    now.current.value = value;
    now.current.send = send;
    if (value === saved.current || now.current.broken) return;
    setState((before) => (before === 'saving' ? before : 'waiting'));
    ownDrafts().keep(copyName(name), { version: now.current.version, value });
    const timer = setTimeout(() => void flush(), PAUSE);
    return () => clearTimeout(timer);
  }, [value, send, name, flush]);
  useEffect(() => {
    const onLeave = () => void flush();
    const stops = [onPageHide(onLeave), onVisible((visible) => !visible && onLeave())];
    return () => {
      for (const stop of stops) stop();
      onLeave();
    };
  }, [flush]);
  return { state, failure, flush, version: () => now.current.version };
};
