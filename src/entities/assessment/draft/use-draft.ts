import { useEffect } from 'react';
import { onPageHide, onVisible } from '#src/platform/screen/page-events.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { isEnded } from '../refusals.ts';
import type { DraftSync } from './sync.ts';

export const useDraft = (sync: DraftSync) => {
  useEffect(() => {
    const send = () => void sync.flush();
    const show = (visible: boolean) => {
      if (visible) void sync.refresh();
      else send();
    };
    const hold = (event: BeforeUnloadEvent) => {
      const { state, outlasts } = sync.store.get();
      if (state !== 'synced' && !outlasts) event.preventDefault();
    };
    sync.start();
    addEventListener('online', send);
    addEventListener('beforeunload', hold);
    const deaf = [onVisible(show), onPageHide(send)];
    return () => {
      removeEventListener('online', send);
      removeEventListener('beforeunload', hold);
      for (const stopListening of deaf) stopListening();
      send();
      sync.stop();
    };
  }, [sync]);
  const draft = useStore(sync.store);
  const over = draft.refusal !== undefined && isEnded(draft.refusal);
  useEffect(() => {
    if (over) sync.end();
  }, [sync, over]);
  return draft;
};
