import { useEffect, useRef } from 'react';
import { type FromPreview, messageFrom, type ToPreview } from '../publication/preview-messages.ts';
import css from './article.module.css';

/** A text as a phone shows it, in the frame of the previews, whose sizes follow its width. `shows` keeps its identity. */
export const TextFrame = ({ shows }: { shows: ToPreview }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const ready = useRef(false);
  const latest = useRef(shows);
  useEffect(() => {
    const tell = () => frame.current?.contentWindow?.postMessage(latest.current, location.origin);
    latest.current = shows;
    if (ready.current) tell();
    const onMessage = (event: MessageEvent) => {
      const message = messageFrom<FromPreview>(event, frame.current?.contentWindow ?? null);
      if (message?.kind !== 'ready') return;
      ready.current = true;
      tell();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [shows]);
  return (
    <iframe ref={frame} className={css.preview} title="学员看到的样子" src="/operator/preview" />
  );
};
