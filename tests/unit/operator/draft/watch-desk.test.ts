// @vitest-environment window
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DeskSigns, watchDesk } from '#src/operator/draft-editor/watch-desk.ts';
import { beginOperator, noteSessionOver } from '#src/operator/session.ts';
import { signedOperator } from '../../harness/operator/signed-operator.ts';

const operator = signedOperator('edit');
const signs = (draft: number): DeskSigns => ({
  ...{ draft, live: 1, schedules: '', presence: '' },
  ...{ plans: '', waitingPlans: 0 },
});

type Line = {
  say: (text: string) => void;
  end: () => void;
  headers: Record<string, string>;
  signal: AbortSignal;
};

let lines: Line[] = [];
let seen: 'visible' | 'hidden' = 'visible';
let stop: () => void = () => undefined;

const answerWithStreams = () =>
  vi.stubGlobal(
    'fetch',
    async (_path: string, init: { headers: Record<string, string>; signal: AbortSignal }) => {
      let line: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          line = controller;
        },
      });
      init.signal.addEventListener('abort', () => line?.error(new Error('aborted')));
      const say = (text: string) => line?.enqueue(new TextEncoder().encode(text));
      lines.push({ say, end: () => line?.close(), ...init });
      return new Response(body, {
        headers: { 'content-type': 'text/event-stream; charset=utf-8' },
      });
    },
  );

const settle = () => vi.advanceTimersByTimeAsync(0);
const look = (state: typeof seen) => {
  seen = state;
  document.dispatchEvent(new Event('visibilitychange'));
  return settle();
};

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  seen = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  beginOperator({ operator, csrf: 'token' });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const watch = async () => {
  const heard: number[] = [];
  stop = watchDesk(({ draft }) => heard.push(draft));
  await settle();
  return { heard };
};

test('what is said is heard, in whatever pieces it comes', async () => {
  answerWithStreams();
  const { heard } = await watch();
  const text = `:\n\ndata: ${JSON.stringify(signs(4))}\n\ndata: ${JSON.stringify(signs(5))}\n\n`;
  for (const letter of text) lines[0]?.say(letter);
  lines[0]?.say('data: {"draft":"x"}\n\ndata: nothing\n\n');
  await settle();
  expect(heard).toEqual([4, 5]);
  expect(lines[0]?.headers).toMatchObject({ accept: 'text/event-stream', 'x-csrf': 'token' });
});

test('a stream that ends is opened again, later each time until one says something', async () => {
  answerWithStreams();
  const { heard } = await watch();
  for (const wait of [1000, 2000, 4000]) {
    const count = lines.length;
    lines.at(-1)?.end();
    await vi.advanceTimersByTimeAsync(wait / 2 - 1);
    expect(lines).toHaveLength(count);
    await vi.advanceTimersByTimeAsync(wait / 2 + 1);
    expect(lines).toHaveLength(count + 1);
  }
  lines.at(-1)?.say(`data: ${JSON.stringify(signs(7))}\n\n`);
  await settle();
  expect(heard).toEqual([7]);
  lines.at(-1)?.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(5);
});

test('a stream that falls silent is given up, and one that beats is not', async () => {
  answerWithStreams();
  await watch();
  for (let beats = 0; beats < 4; beats += 1) {
    lines[0]?.say(':\n\n');
    await vi.advanceTimersByTimeAsync(15_000);
  }
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(41_000);
  expect(lines).toHaveLength(2);
});

test('a hidden tab holds no stream, and hears how things stand once it is seen again', async () => {
  answerWithStreams();
  const { heard } = await watch();
  await look('hidden');
  expect(lines[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(lines).toHaveLength(1);
  await look('visible');
  lines[1]?.say(`data: ${JSON.stringify(signs(9))}\n\n`);
  await settle();
  expect(heard).toEqual([9]);
});

test('nothing is listened to without a session, and the next one is', async () => {
  answerWithStreams();
  await watch();
  lines[0]?.say('event: end\ndata: over\n\n');
  await settle();
  noteSessionOver();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(lines).toHaveLength(1);
  beginOperator({ operator, csrf: 'later' });
  await settle();
  expect(lines[1]?.headers['x-csrf']).toBe('later');
});

test('the oldest of too many desks stays silent until it is looked at again', async () => {
  answerWithStreams();
  await watch();
  lines[0]?.say('event: end\ndata: elsewhere\n\n');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toHaveLength(1);
  await look('hidden');
  await look('visible');
  expect(lines).toHaveLength(2);
});

test('where there is no stream, it is asked for again once a minute at most', async () => {
  const refuse = vi.fn(
    async () => new Response('{"code":500}', { headers: { 'content-type': 'application/json' } }),
  );
  vi.stubGlobal('fetch', refuse);
  await watch();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(refuse.mock.calls.length).toBeGreaterThan(50);
  expect(refuse.mock.calls.length).toBeLessThan(140);
});
