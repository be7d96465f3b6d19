import { expect, it } from 'vitest';
import { remember } from '#server/platform/forwarding/remember.ts';

const LONG = 1e9;

/** Answers that are given when the test says so; `at` is the clock. */
const held = () => {
  const given: ((answer: string | undefined) => void)[] = [];
  let at = 0;
  const read = remember<string>({
    ask: () => new Promise((resolve) => given.push(resolve)),
    wait: LONG,
    life: 10,
    clock: () => at,
  });
  const give = (answer: string | undefined) => given.shift()?.(answer);
  return {
    read,
    give,
    requests: () => given.length,
    goOn: (ms: number) => {
      at += ms;
    },
  };
};

it('the first caller waits for the answer, and later ones have it at once', async () => {
  const { read, give, requests } = held();
  const first = read();
  give('one');
  expect(await first).toBe('one');
  expect(await read()).toBe('one');
  expect(requests()).toBe(0);
});

it('is asked anew beside callers, who have what was known until the answer is there', async () => {
  const { read, give, requests, goOn } = held();
  const first = read();
  give('one');
  await first;
  goOn(10);
  expect(await read()).toBe('one');
  expect(requests()).toBe(1);
  expect(await read()).toBe('one');
  expect(requests()).toBe(1);
  give('two');
  await expect.poll(read).toBe('two');
});

it('keeps what it knows where there is no answer any more', async () => {
  const { read, give, requests, goOn } = held();
  const first = read();
  give('one');
  await first;
  goOn(10);
  await read();
  give(undefined);
  await expect.poll(requests).toBe(0);
  expect(await read()).toBe('one');
});

it('does not wait longer than it may', async () => {
  const read = remember({ ask: () => new Promise<string>(() => {}), wait: 0, life: LONG });
  expect(await read()).toBeUndefined();
});
