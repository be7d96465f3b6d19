import { importHome } from './domains/publication/index.ts';
import { askBackEnd } from './platform/forwarding/ask-back-end.ts';
import { SECOND } from './platform/time/durations.ts';

/** How long a first start waits for what a back end shows, in ms. */
const PATIENCE = 5 * SECOND;

/** The home page that the back end at `origin` shows now, within some seconds, whatever it answers. */
export const importFrom = (origin: string, patience: number = PATIENCE) =>
  importHome((endpoint) => askBackEnd(origin, endpoint, patience));
