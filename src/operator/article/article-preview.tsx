import { useEffect, useRef } from 'react';
import { type FromPreview, messageFrom, type ToPreview } from '../publication/preview-messages.ts';
import css from './article.module.css';

/** The article as a phone shows it, in the frame of the previews, whose sizes follow its width. */
export const ArticlePreview = ({ html }: { html: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const ready = useRef(false);
  const latest = useRef(html);
  useEffect(() => {
    const tell = () => {
      const message: ToPreview = { kind: 'article', html: latest.current };
      frame.current?.contentWindow?.postMessage(message, location.origin);
    };
    latest.current = html;
    if (ready.current) tell();
    const onMessage = (event: MessageEvent) => {
      const message = messageFrom<FromPreview>(event, frame.current?.contentWindow ?? null);
      if (message?.kind !== 'ready') return;
      ready.current = true;
      tell();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [html]);
  return (
    <iframe ref={frame} className={css.preview} title="学员看到的样子" src="/operator/preview" />
  );
};
