import * as z from 'zod/mini';
import { DESK_STREAM, watchDesk as endpoint } from '#schemas/publication/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { csrfToken, sessionStore } from '../session.ts';

export type DeskSigns = Data<typeof endpoint>;

type Listener = (signs: DeskSigns) => void;

/** A stream that was silent for so long is dead, in ms; it sends a beat every 15 seconds. */
const SILENCE = 40_000;
/** The wait before the next attempt, in ms, doubles after each failure. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/** `elsewhere`: this account has too many desks open. `cut`: anything else; the next attempt shows what. */
type End = 'elsewhere' | 'cut';

const signsIn = (data: string): DeskSigns | undefined => {
  try {
    return z.safeParse(endpoint.data, JSON.parse(data)).data;
  } catch {
    return undefined;
  }
};

const dataOf = (event: string): string => /^data: (.*)$/m.exec(event)?.[1] ?? '';

type Listened = { hear: (event: string) => void; alive: () => void; signal: AbortSignal };

const listen = async ({ hear, alive, signal }: Listened): Promise<End> => {
  const response = await fetch(endpoint.path, {
    method: 'POST',
    headers: {
      accept: DESK_STREAM,
      'content-type': 'application/json',
      'x-csrf': csrfToken(),
    },
    body: '{}',
    signal,
  });
  // a refusal of any kind; the next signal of presence informs the operator
  if (!response.headers.get('content-type')?.startsWith(DESK_STREAM)) return 'cut';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return 'cut';
    alive();
    const events = (text + part.value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('event: end'))
        return dataOf(event) === 'elsewhere' ? 'elsewhere' : 'cut';
      hear(event);
    }
  }
};

/**
 * Follows what others do with the page while this tab is visible; a hidden tab holds no connection.
 * Reconnects by itself. Returns how to stop.
 */
export const watchDesk = (listener: Listener): (() => void) => {
  let abortController: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let stopped = false;

  const hangUp = (): void => {
    clearTimeout(waiting);
    abortController?.abort();
    abortController = undefined;
  };
  const defer = (): void => {
    // a random wait, so that desks that lost their server together do not reconnect together
    const [chance = 0] = crypto.getRandomValues(new Uint8Array(1));
    waiting = setTimeout(dial, wait * (0.5 + chance / 512));
    wait = Math.min(2 * wait, LONGEST_WAIT);
  };
  const dial = async (): Promise<void> => {
    hangUp();
    if (stopped || document.visibilityState === 'hidden' || csrfToken() === '') return;
    const own = new AbortController();
    abortController = own;
    let silent: ReturnType<typeof setTimeout> | undefined;
    const alive = (): void => {
      clearTimeout(silent);
      silent = setTimeout(() => own.abort(), SILENCE);
    };
    const hear = (event: string): void => {
      const signs = signsIn(dataOf(event));
      if (!signs || own.signal.aborted) return;
      wait = FIRST_WAIT;
      listener(signs);
    };
    alive();
    const end = await listen({ hear, alive, signal: own.signal }).catch((): End => 'cut');
    clearTimeout(silent);
    // a later connection has replaced this one, or watching has stopped
    if (abortController !== own) return;
    own.abort();
    abortController = undefined;
    if (end === 'elsewhere') return;
    defer();
  };
  const anew = (): void => {
    wait = FIRST_WAIT;
    void dial();
  };

  let token = csrfToken();
  const unwatch = sessionStore.subscribe(() => {
    if (csrfToken() === token) return;
    token = csrfToken();
    anew();
  });
  document.addEventListener('visibilitychange', anew);
  addEventListener('online', anew);
  anew();
  return () => {
    stopped = true;
    hangUp();
    unwatch();
    document.removeEventListener('visibilitychange', anew);
    removeEventListener('online', anew);
  };
};
