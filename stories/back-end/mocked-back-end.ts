import { SUCCESS } from '#schemas/wire/envelope.ts';
import { sessionKeys } from '#src/platform/session/session.ts';
import { answerTo } from './answers.ts';
import { memoryStorage } from './memory-storage.ts';
import type { Scenario } from './scenario.ts';

const NO_SUCH_CALL = 404;
const BROKEN = 500;
const isCall = (path: string): boolean => /^\/(?:v(?:\d+|b)|operator\/api)\//.test(path);

let scenario: Scenario = {};
let calls = 0;
let over = new AbortController();
let bodies: string[] = [];

/** The calls of the story so far: path and body. */
export const callsMade = (): readonly string[] => bodies;

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const answer = (path: string, payload: Record<string, unknown>): Response => {
  if (scenario.fails?.(path))
    return new Response('<html>502 Bad Gateway</html>', { status: BROKEN });
  const refused = scenario.refusals?.[path];
  if (refused) return reply({ ...refused, data: null });
  const given = scenario.answers && path in scenario.answers;
  const known = given ? { data: scenario.answers?.[path] } : answerTo(path, payload);
  if (!known) return reply({ code: NO_SUCH_CALL, msg: '没有这个接口', data: null });
  return reply({ code: Number(SUCCESS), msg: '', data: known.data });
};

const wait = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('the story is over', 'AbortError'));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    calls += 1;
    if (scenario.delay) setTimeout(resolve, scenario.delay * (1 + calls / 4));
    else resolve();
  });

const bodyOf = (init: RequestInit | undefined): Record<string, unknown> =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : {};

/** Replaces the network and the storage. */
export const installBackEnd = (): void => {
  const network = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (typeof input !== 'string' || !isCall(input)) return network(input, init);
    bodies.push(`${input} ${init?.body}`);
    await wait(over.signal);
    return answer(input, bodyOf(init));
  };
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
};

/** Starts a story's back end with empty storage; calls of the previous story are aborted. */
export const startScenario = (next: Scenario): void => {
  over.abort();
  over = new AbortController();
  scenario = next;
  calls = 0;
  bodies = [];
  localStorage.clear();
  sessionStorage.clear();
  if (next.member) localStorage.setItem(sessionKeys.token, 'workshop');
};
