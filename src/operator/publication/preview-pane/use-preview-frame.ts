import { useCallback, useEffect, useRef, useState } from 'react';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { dragging } from '../../parts/dragging.ts';
import type { Arranger } from '../editor/arranger.ts';
import { itemsOf } from '../editor/pages/page-items.ts';
import { previewedSections, selection, tappedAround } from '../editor/selection.ts';
import {
  type FromPreview,
  type MarkedSection,
  messageFrom,
  type ScrollPlace,
  showDraftIn,
  type ToPreview,
} from '../preview-messages.ts';

/** A page that stands beside another one: selecting is left to other screens. */
export type Beside = {
  marked: readonly MarkedSection[];
  /** To which place it is led. */
  place: ScrollPlace | null;
  onScrolled: (place: ScrollPlace) => void;
};

type Options = {
  document: HomeDocument;
  token: string;
  slow: boolean;
  /** Arranges what the frame shows; null where it only shows. */
  arranger: Arranger | null;
  beside: Beside | null;
  /** Told whether what the frame has loaded is something other than the preview. */
  onSilent: (silent: boolean) => void;
};

/** Keeps the app in a frame up to date with the draft; both windows select the same section. */
export const usePreviewFrame = ({ document, token, slow, arranger, beside, onSilent }: Options) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const selected = useStore(selection);
  const rests = useStore(dragging);
  const answered = useRef(false);
  const latest = useRef(document);
  latest.current = document;
  const arranges = useRef(arranger);
  arranges.current = arranger;
  const stands = useRef(beside);
  stands.current = beside;
  const isBeside = beside !== null;
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
      if (message?.kind === 'scrolled') stands.current?.onScrolled(message.place);
      // what stands beside another page is looked at alone
      if (isBeside) return;
      if (message?.kind === 'clicked') {
        const { name, held } = message;
        selection.set({ name, from: 'preview', held });
      }
      if (message?.kind === 'tapped') tappedAround.set({ name: message.around });
      if (message?.kind === 'moved') arranges.current?.move(message.name, message.over);
      if (message?.kind === 'insert') arranges.current?.insert(message.behind);
      if (message?.kind === 'sections')
        previewedSections.set({
          names: message.names,
          waiting: message.waiting,
          page: message.page,
          member: token !== '',
        });
    };
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
      previewedSections.set(null);
    };
  }, [tell, token, slow, isBeside, onSilent]);

  useEffect(() => {
    if (ready) showDraftIn(frame.current?.contentWindow ?? null, document);
  }, [ready, document]);
  useEffect(() => {
    if (!ready || !selected || isBeside) return;
    const { name } = selected;
    const { template } = latest.current;
    const item = itemsOf(latest.current, template).find((each) => sectionKey(each) === name);
    const subTab = item?.subTab ?? '';
    // what was tapped there is there
    const tab = selected.from === 'preview' ? undefined : item?.tab;
    tell({ kind: 'select', name, tab, subTab: tab ? subTab : '' });
  }, [ready, selected, isBeside, tell]);
  useEffect(() => {
    if (!ready || !rests) return;
    tell({ kind: 'rest', rests: true });
    return () => tell({ kind: 'rest', rests: false });
  }, [ready, rests, tell]);
  useEffect(() => {
    if (ready) tell({ kind: 'arrange', on: isArranged });
  }, [ready, isArranged, tell]);
  const { marked, place } = beside ?? {};
  useEffect(() => {
    if (ready && marked) tell({ kind: 'compare', marked });
  }, [ready, marked, tell]);
  useEffect(() => {
    if (ready && place) tell({ kind: 'scroll', place });
  }, [ready, place, tell]);
  return {
    frame,
    // the preview says that it is ready while it loads
    onLoad: () => {
      if (!answered.current) onSilent(true);
    },
  };
};
