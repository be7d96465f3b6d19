import type { Refusal } from './draft/sync.ts';

/**
 * The questions have changed: also where something is missing or too much of what was judged here
 * before it was sent, and where the server cannot read it at all.
 */
const CHANGED: readonly string[] = ['55009', '55010', '55011', '400'];
/** It was sent, or its time is over. */
const ENDED: readonly string[] = ['55007', '55008'];
/** A newer draft, a picture: whoever answers can mend these. */
const MENDABLE: readonly string[] = ['55014', '55017'];

export const isChanged = ({ code }: Refusal): boolean => CHANGED.includes(code);

/** Nothing of this paper will ever be taken again. */
export const isEnded = ({ code }: Refusal): boolean => ENDED.includes(code);

/** The server takes no more of this paper as it stands. */
export const isFinal = ({ code }: Refusal): boolean =>
  CHANGED.includes(code) || (/^55\d{3}$/.test(code) && !MENDABLE.includes(code));
