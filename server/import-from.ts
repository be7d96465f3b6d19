import { importHome } from './domains/publication/index.ts';
import { askBackEnd } from './platform/forwarding/ask-back-end.ts';
import { SECOND } from './platform/time/durations.ts';

/** How long a first start waits for what a back end shows, in ms. */
const TIMEOUT_MS = 5 * SECOND;

/** The home page that the back end at `origin` shows now, within some seconds, whatever it answers. */
export const importFrom = (origin: string, timeoutMs: number = TIMEOUT_MS) =>
  importHome((endpoint) => askBackEnd(origin, endpoint, timeoutMs));
