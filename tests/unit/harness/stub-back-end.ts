import { onTestFinished, vi } from 'vitest';

type Asked = { path: string; body: Record<string, unknown> };

/** What the stubbed back end answers: an envelope, or any text as it is. */
export type Reply = string | { code: number | string; msg?: string; data?: unknown };

/**
 * Replaces the network: `answer` gives each call's reply, at once or later. Returns what was asked.
 */
export const stubBackEnd = (answer: (asked: Asked) => Reply | Promise<Reply>): Asked[] => {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    const one: Asked = { path, body: JSON.parse(init.body) };
    asked.push(one);
    const reply = await answer(one);
    return new Response(typeof reply === 'string' ? reply : JSON.stringify(reply));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return asked;
};
