import { importHome } from './domains/publication/index.ts';
import { askBackEnd } from './platform/forwarding/ask-back-end.ts';
import { SECOND } from './platform/time/durations.ts';

const TIMEOUT_MS = 5 * SECOND;

/** The home page that the back end at `origin` shows now, as far as it answers in time. */
export const importFrom = (origin: string, timeoutMs: number = TIMEOUT_MS) =>
  importHome((endpoint) => askBackEnd(origin, endpoint, timeoutMs));
