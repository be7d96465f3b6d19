import type { ReactNode } from 'react';
import { PLAY_SIGN } from '#src/ui/icon/line-sign.tsx';

const drawn = {
  play: <path d={PLAY_SIGN} fill="currentColor" stroke="none" />,
  pause: <path d="M8 5.5v13M16 5.5v13" strokeWidth="3" />,
  replay: <path d="M5 12a7 7 0 1 0 2.2-5.1M7 3v4.2h4.2" />,
  enlarge: <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />,
  reduce: <path d="M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5" />,
  previous: <path d="M18 6v12l-9-6zM6 6v12" fill="currentColor" />,
  next: <path d="M6 6v12l9-6zM18 6v12" fill="currentColor" />,
  list: <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />,
  moon: <path d="M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  lock: <path d="M6.5 11h11v8.5h-11zM9 11V8a3 3 0 0 1 6 0v3" />,
  done: <path d="m5 12.5 4.5 4.5L19 7.5" />,
} satisfies Record<string, ReactNode>;

export type PlayerIconName = keyof typeof drawn;

/** `size` in em of the surrounding text. */
export const PlayerIcon = ({ name, size = 1.5 }: { name: PlayerIconName; size?: number }) => (
  <svg
    width={`${size}em`}
    height={`${size}em`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawn[name]}
  </svg>
);
