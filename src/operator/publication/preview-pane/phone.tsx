import { useCallback, useEffect, useRef, useState } from 'react';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { dragging } from '../../parts/sortable/dragging.ts';
import { itemsOf } from '../editor/pages/page-items.ts';
import type { Arranger } from '../editor/selection.ts';
import { previewedSections, selection, tappedSurroundings } from '../editor/selection.ts';
import {
  type FromPreview,
  type MarkedSection,
  messageFrom,
  type ScrollPosition,
  showDraftIn,
  type ToPreview,
} from '../preview-messages.ts';
import css from './preview-pane.module.css';

/** How long a frame without an answer is left alone, in ms. */
const RETRY = 5000;

/**
 * `round` changes when the frame has to be reopened: after a lost network, or when it loaded something
 * else.
 */
export const useFrameLife = () => {
  const [round, setRound] = useState(0);
  const [lost, setLost] = useState(() => !navigator.onLine);
  const [silent, setSilent] = useState(false);
  const open = () => {
    setSilent(false);
    setRound((before) => before + 1);
  };

  useEffect(() => {
    const onLost = () => setLost(true);
    const onFound = () => {
      setLost(false);
      setSilent(false);
      setRound((before) => before + 1);
    };
    addEventListener('offline', onLost);
    addEventListener('online', onFound);
    return () => {
      removeEventListener('offline', onLost);
      removeEventListener('online', onFound);
    };
  }, []);

  useEffect(() => {
    if (!silent || lost) return;
    const timer = setTimeout(() => {
      setSilent(false);
      setRound((before) => before + 1);
    }, RETRY);
    return () => clearTimeout(timer);
  }, [silent, lost]);

  return {
    round,
    open,
    trouble: lost ? ('lost' as const) : silent ? ('silent' as const) : undefined,
    noteSilent: setSilent,
  };
};

export type Comparison = {
  marked: readonly MarkedSection[];
  position: ScrollPosition | null;
  onScrolled: (position: ScrollPosition) => void;
};

type FrameProps = {
  document: HomeDocument;
  token: string;
  slow: boolean;
  /** Handles the arranging of the shown page; null where it only shows. */
  arranger: Arranger | null;
  comparison: Comparison | null;
  /** Called with true where the frame has loaded something other than the preview. */
  onSilent: (silent: boolean) => void;
};

/** Keeps the app in a frame up to date with the draft; both windows select the same section. */
const usePreviewFrame = ({ document, token, slow, arranger, comparison, onSilent }: FrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const selected = useStore(selection);
  const rests = useStore(dragging);
  const answered = useRef(false);
  const latest = useRef(document);
  latest.current = document;
  const arranges = useRef(arranger);
  arranges.current = arranger;
  const stands = useRef(comparison);
  stands.current = comparison;
  const compares = comparison !== null;
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
      if (message?.kind === 'scrolled') stands.current?.onScrolled(message.position);
      // a page for comparison takes no taps
      if (compares) return;
      if (message?.kind === 'clicked') {
        const { name, held } = message;
        selection.set({ name, from: 'preview', held });
      }
      if (message?.kind === 'tapped') tappedSurroundings.set({ name: message.surroundings });
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
  }, [tell, token, slow, compares, onSilent]);

  useEffect(() => {
    if (ready) showDraftIn(frame.current?.contentWindow ?? null, document);
  }, [ready, document]);
  useEffect(() => {
    if (!ready || !selected || compares) return;
    const { name } = selected;
    const { template } = latest.current;
    const item = itemsOf(latest.current, template).find((each) => sectionKey(each) === name);
    const subTab = item?.subTab ?? '';
    // a section tapped in the preview is on its present tab
    const tab = selected.from === 'preview' ? undefined : item?.tab;
    tell({ kind: 'select', name, tab, subTab: tab ? subTab : '' });
  }, [ready, selected, compares, tell]);
  useEffect(() => {
    if (!ready || !rests) return;
    tell({ kind: 'rest', rests: true });
    return () => tell({ kind: 'rest', rests: false });
  }, [ready, rests, tell]);
  useEffect(() => {
    if (ready) tell({ kind: 'arrange', on: isArranged });
  }, [ready, isArranged, tell]);
  const { marked, position } = comparison ?? {};
  useEffect(() => {
    if (ready && marked) tell({ kind: 'compare', marked });
  }, [ready, marked, tell]);
  useEffect(() => {
    if (ready && position) tell({ kind: 'scroll', position });
  }, [ready, position, tell]);
  return {
    frame,
    // a preview reports that it is ready before the frame's load event
    onLoad: () => {
      if (!answered.current) onSilent(true);
    },
  };
};

type PhoneProps = {
  document: HomeDocument;
  width: number;
  token?: string;
  slow?: boolean;
  arranger?: Arranger | null;
  comparison?: Comparison | null;
  title: string;
  onSilent: (silent: boolean) => void;
};

export const Phone = ({
  document,
  width,
  token = '',
  slow = false,
  arranger = null,
  comparison = null,
  title,
  onSilent,
}: PhoneProps) => {
  const { frame, onLoad } = usePreviewFrame({
    document,
    token,
    slow,
    arranger,
    comparison,
    onSilent,
  });
  return (
    <iframe
      className={css.phone}
      ref={frame}
      src="/operator/preview"
      onLoad={onLoad}
      title={title}
      style={{ inlineSize: width }}
    />
  );
};

const troubles = {
  lost: '网络断开了，预览停在断开前的样子；网络恢复后会自动打开。',
  silent: '预览没有打开，正在自动重试。',
} as const;

export const PhoneTrouble = ({ trouble }: Pick<ReturnType<typeof useFrameLife>, 'trouble'>) => (
  <div role="status">{trouble && <p className={css.trouble}>{troubles[trouble]}</p>}</div>
);
