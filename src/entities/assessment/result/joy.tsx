import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import css from './joy.module.css';

const KEY = 'CELEBRATED';

const MOST = 60;

const celebrated = (): string[] => (readLocal(KEY) ?? '').split(' ').filter(Boolean);

const PIECES = 22;

const LONG = 'M-3-6h6v12h-6z';

const SHORT = 'M-3-4h6v8h-6z';

/** Spread evenly, some further than others, as drawn by hand; in units of the drawing. */
const pieces = Array.from({ length: PIECES }, (_, at) => {
  const angle = (at / PIECES) * 2 * Math.PI + (at % 3) * 0.09;
  const reach = 84 + ((at * 37) % 5) * 9;
  return {
    at,
    // React's style type has no custom properties
    style: {
      '--x': `${Math.round(Math.cos(angle) * reach)}px`,
      '--y': `${Math.round(Math.sin(angle) * reach)}px`,
      '--turn': `${((at * 83) % 7) * 60 - 180}deg`,
      '--wait': `${(at % 4) * 40}ms`,
    } as CSSProperties,
  };
});

const Burst = () => (
  <svg className={css.burst} viewBox="-120 -120 240 240" aria-hidden="true">
    {pieces.map(({ at, style }) => (
      <g key={at} className={css.piece} data-look={at % 4} style={style}>
        {at % 3 === 0 ? <circle r="4" /> : <path d={at % 2 === 0 ? LONG : SHORT} />}
      </g>
    ))}
  </svg>
);

/** `of` names what went well, '' for nothing to be glad of; each is celebrated once on a phone. */
export const Joy = ({ of, children }: { of: string; children: ReactNode }) => {
  const [plays] = useState(() => of !== '' && !celebrated().includes(of));
  useEffect(() => {
    if (plays) writeLocal(KEY, [...celebrated(), of].slice(-MOST).join(' '));
  }, [plays, of]);
  return (
    <div className={css.joy} data-joy={plays}>
      {plays && <Burst />}
      {children}
    </div>
  );
};
