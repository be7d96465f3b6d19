import { useCallback, useEffect, useRef, useState } from 'react';
import type { HomeDocument } from '../../../../schemas/publication/home-document.ts';
import { useStore } from '../../../platform/storage/store.ts';
import { dragging } from '../../parts/dragging.ts';
import type { Arranger } from '../editor/arranger.ts';
import { previewedSections, selection } from '../editor/selection.ts';
import { type FromPreview, messageFrom, type ToPreview } from '../preview-messages.ts';

type Options = {
  document: HomeDocument;
  token: string;
  slow: boolean;
  /** Arranges what the frame shows; null where it only shows. */
  arranger: Arranger | null;
  /** Told whether what the frame has loaded is something other than the preview. */
  onSilent: (silent: boolean) => void;
};

/** Keeps the app in a frame up to date with the draft; both windows select the same section. */
export const usePreviewFrame = ({ document, token, slow, arranger, onSilent }: Options) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const selected = useStore(selection);
  const rests = useStore(dragging);
  const answered = useRef(false);
  const latest = useRef(document);
  latest.current = document;
  const arranges = useRef(arranger);
  arranges.current = arranger;
  const isArranged = arranger !== null;

  const tell = useCallback((message: ToPreview) => {
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, []);

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const message = messageFrom<FromPreview>(event, frame.current?.contentWindow ?? null);
      if (message?.kind === 'ready') {
        answered.current = true;
        onSilent(false);
        tell({ kind: 'start', document: latest.current, token, slow, shows: 'page' });
        setReady(true);
      }
      if (message?.kind === 'clicked') {
        const { name, held } = message;
        selection.set({ name, from: 'preview', held });
      }
      if (message?.kind === 'moved') arranges.current?.move(message.name, message.over);
      if (message?.kind === 'sections')
        previewedSections.set({
          names: message.names,
          waiting: message.waiting,
          member: token !== '',
        });
    };
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
      previewedSections.set(null);
    };
  }, [tell, token, slow, onSilent]);

  useEffect(() => {
    if (ready) tell({ kind: 'draft', document });
  }, [ready, document, tell]);
  useEffect(() => {
    if (ready && selected) tell({ kind: 'select', name: selected.name });
  }, [ready, selected, tell]);
  useEffect(() => {
    if (!ready || !rests) return;
    tell({ kind: 'rest', rests: true });
    return () => tell({ kind: 'rest', rests: false });
  }, [ready, rests, tell]);
  useEffect(() => {
    if (ready) tell({ kind: 'arrange', on: isArranged });
  }, [ready, isArranged, tell]);
  return {
    frame,
    // the preview says that it is ready while it loads
    onLoad: () => {
      if (!answered.current) onSilent(true);
    },
  };
};
