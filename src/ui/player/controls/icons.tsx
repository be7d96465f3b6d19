import type { ReactNode } from 'react';

const drawn = {
  play: <path d="M8 5.5v13l10.500-6.500z" fill="currentColor" stroke="none" />,
  pause: <path d="M8 5.500v13M16 5.500v13" strokeWidth="3" />,
  replay: <path d="M5 12a7 7 0 1 0 2.200-5.100M7 3v4.200h4.200" />,
  enlarge: <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />,
  reduce: <path d="M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5" />,
  previous: <path d="M18 6v12l-9-6zM6 6v12" fill="currentColor" />,
  next: <path d="M6 6v12l9-6zM18 6v12" fill="currentColor" />,
  list: <path d="M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500h.01M4.500 12h.01M4.500 17.500h.01" />,
  moon: <path d="M19 14.500A7.500 7.500 0 0 1 9.500 5a7.500 7.500 0 1 0 9.500 9.500z" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  lock: <path d="M6.500 11h11v8.500h-11zM9 11V8a3 3 0 0 1 6 0v3" />,
  done: <path d="m5 12.500 4.500 4.500L19 7.500" />,
} satisfies Record<string, ReactNode>;

export type PlayerIconName = keyof typeof drawn;

/** A drawn sign of the players and catalogues, as large as the text around it by `size` em. */
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
