import { useEffect, useState } from 'react';
import { followPrompt } from '#schemas/home/endpoints.ts';
import { PROMPT_CLOSED } from '#schemas/layout/first-paint.ts';
import { useLoaded } from '#src/engine/use-loaded.ts';
import { isMember } from '#src/platform/session/session.ts';
import { readVisit, writeVisit } from '#src/platform/storage/local-store.ts';
import css from './follow-prompt.module.css';

export const FollowPrompt = () => {
  const [closed, setClosed] = useState(() => isMember() || readVisit(PROMPT_CLOSED) !== null);
  const [large, setLarge] = useState(false);
  const [missing, setMissing] = useState(false);
  const prompt = useLoaded(followPrompt, {}, !closed);
  const shows = !closed && !missing && !!prompt?.picture;
  useEffect(() => {
    if (!shows) return;
    // the page keeps its last row in reach below the prompt
    document.documentElement.dataset.prompted = '';
    return () => {
      delete document.documentElement.dataset.prompted;
    };
  }, [shows]);
  if (closed) return null;
  if (!prompt) return <div className={css.position} data-prompt />;
  if (!shows) return null;
  const { name, picture } = prompt;
  const close = () => {
    writeVisit(PROMPT_CLOSED, '1');
    setClosed(true);
  };
  return (
    <aside className={css.prompt} data-prompt data-large={large} aria-label="关注公众号">
      <button
        className={css.code}
        type="button"
        onClick={() => setLarge(!large)}
        aria-label={large ? '缩小二维码' : '放大二维码'}
      >
        <img
          loading="lazy"
          src={picture}
          alt={`${name}的二维码`}
          width="56"
          height="56"
          onError={() => setMissing(true)}
        />
      </button>
      <p className={css.words}>
        <strong>关注{name || '我们'}</strong>
        <span>{large ? '长按二维码，识别后关注' : '开课提醒不错过，点图放大'}</span>
      </p>
      <button className={css.close} type="button" onClick={close} aria-label="关闭">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path
            d="m4 4 8 8m0-8-8 8"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </aside>
  );
};
