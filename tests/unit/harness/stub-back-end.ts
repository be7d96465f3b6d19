import { onTestFinished, vi } from 'vitest';

type Request = { path: string; body: Record<string, unknown> };

/** What the stubbed back end answers: an envelope, or any text as it is. */
export type Reply = string | { code: number | string; msg?: string; data?: unknown };

/**
 * Replaces the network: `answer` gives each call's reply, at once or later. Returns what was asked.
 */
export const stubBackEnd = (answer: (request: Request) => Reply | Promise<Reply>): Request[] => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    const one: Request = { path, body: JSON.parse(init.body) };
    requests.push(one);
    const reply = await answer(one);
    return new Response(typeof reply === 'string' ? reply : JSON.stringify(reply));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return requests;
};
