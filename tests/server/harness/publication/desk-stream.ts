import * as z from 'zod/mini';
import { DESK_STREAM, watchDesk } from '#schemas/publication/endpoints.ts';
import type { DeskSigns } from '#server/domains/publication/desk/desk.ts';
import type { Seat } from '../operator/console.ts';

type Heard = { signs: DeskSigns[]; pulses: number; end: string };

/** An open desk's stream: what it has heard, until it is closed or ends. */
export const openDeskStream = async (
  origin: string,
  { cookie, csrf }: Seat,
  more: Record<string, string> = {},
) => {
  const notFound = new AbortController();
  const response = await fetch(`${origin}${watchDesk.path}`, {
    method: 'POST',
    headers: {
      accept: DESK_STREAM,
      'content-type': 'application/json',
      cookie,
      'x-csrf': csrf,
      ...more,
    },
    body: '{}',
    signal: notFound.signal,
  });
  const heard: Heard = { signs: [], pulses: 0, end: '' };
  let over = false;
  const take = (event: string): void => {
    const data = /^data: (.*)$/m.exec(event)?.[1] ?? '';
    if (event.startsWith(':')) heard.pulses += 1;
    else if (event.startsWith('event: end')) heard.end = data;
    else heard.signs.push(z.parse(watchDesk.data, JSON.parse(data)));
  };
  const read = async (): Promise<void> => {
    let text = '';
    const decoder = new TextDecoder();
    // a stream that is closed or cut ends here
    try {
      for await (const part of response.body ?? []) {
        text += decoder.decode(part, { stream: true });
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        events.map(take);
      }
    } finally {
      over = true;
    }
  };
  const isStream = response.headers.get('content-type')?.startsWith(DESK_STREAM) ?? false;
  const answer = isStream ? undefined : ((await response.json()) as { code: number });
  if (isStream) read().catch(() => undefined);
  return {
    headers: response.headers,
    code: answer?.code,
    heard,
    isOver: () => over,
    latest: () => heard.signs.at(-1),
    close: () => notFound.abort(),
  };
};
