import { navigate as go } from 'wouter/use-browser-location';
import { fromPage } from '../screen/layers.ts';

type Options = { replace?: boolean; state?: unknown };

/** Removes the history entries of open layers first. */
export const navigate = (to: string, options?: Options): void => fromPage(() => go(to, options));
