import { useEffect, useMemo, useRef, useState } from 'react';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { useDeferredDesk } from '../../draft-editor/context.ts';
import { useAfterFirst } from '../../parts/after-first.ts';
import { useInFront } from '../../session.ts';
import { type FromPreview, messageFrom, showDraftIn, type ToPreview } from '../preview-messages.ts';
import { useFrameLife } from '../preview-pane/phone.tsx';
import { useMemberToken } from '../use-member-token.ts';
import { useSettled } from '../use-settled.ts';
import css from './section-picture.module.css';
import { openSource, pictureSource } from './section-source.ts';
import { wantedPart, wantedSections } from './wanted-part.ts';

/** Pictures follow the draft after a pause of so many ms, since typing comes first. */
const PAUSE = 300;

const useWantedPart = (page: PageName): HomeDocument => {
  const document = useSettled(useDeferredDesk().document, PAUSE);
  const wanted = useStore(wantedSections);
  return useMemo(() => wantedPart(document, page, wanted), [document, page, wanted]);
};

type SourceProps = { page: PageName; token: string; onSilent: (silent: boolean) => void };

const Source = ({ page, token, onSilent }: SourceProps) => {
  const answered = useRef(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const document = useWantedPart(page);
  const latest = useRef(document);
  latest.current = document;
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const tell = (message: ToPreview) =>
      frame.current?.contentWindow?.postMessage(message, location.origin);
    const onMessage = (event: MessageEvent) => {
      const message = messageFrom<FromPreview>(event, frame.current?.contentWindow ?? null);
      const page = frame.current?.contentDocument;
      const root = page?.getElementById('root');
      if (message?.kind !== 'ready' || !page?.defaultView || !root) return;
      answered.current = true;
      onSilent(false);
      pictureSource.set(openSource(page.defaultView, root));
      tell({ kind: 'start', document: latest.current, token, slow: false, shows: 'sections' });
      setReady(true);
    };
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
      pictureSource.get()?.close();
      pictureSource.set(null);
    };
  }, [token, onSilent]);

  useEffect(() => {
    if (ready) showDraftIn(frame.current?.contentWindow ?? null, document);
  }, [ready, document]);
  return (
    <iframe
      className={css.source}
      ref={frame}
      src="/operator/preview"
      title="区块小图"
      onLoad={() => {
        if (!answered.current) onSilent(true);
      }}
      aria-hidden="true"
      inert
      tabIndex={-1}
    />
  );
};

export const PictureFrame = ({ page }: { page: PageName }) => {
  const inFront = useInFront();
  const after = useAfterFirst();
  const { token, error } = useMemberToken(after && !inFront);
  const { round, noteSilent } = useFrameLife();
  if (!after || (token === undefined && !error && !inFront)) return null;
  return (
    <Source key={`${round} ${token ?? ''}`} page={page} token={token ?? ''} onSilent={noteSilent} />
  );
};
