import { navigate as go } from 'wouter/use-browser-location';
import { fromPage } from '../screen/layers.ts';

type Options = { replace?: boolean; state?: unknown };

/** Goes to an address of the app; the entries of what lies open above the page go with it. */
export const navigate = (to: string, options?: Options): void => fromPage(() => go(to, options));
