import { expect, it, vi } from 'vitest';
import { askPatiently } from '#server/db/connections/ask-patiently.ts';

/** Somebody who answers when told to. */
const request = () => {
  const questions: { answer: () => void; fail: () => void }[] = [];
  const drop = vi.fn();
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      questions.push({ answer: resolve, fail: () => reject(new Error('broken')) });
    });
  return { questions, drop, look: askPatiently({ ask, drop, lates: 3, limit: 5 }) };
};

it('takes a late answer for one, and asks nothing else meanwhile', async () => {
  const { questions, drop, look } = request();
  expect(await look()).toBe('late');
  expect(await look()).toBe('late');
  expect(questions).toHaveLength(1);
  questions[0]?.answer();
  expect(await look()).toBe('prompt');
  expect(drop).not.toHaveBeenCalled();
});

it('takes a silence over several looks for a loss, and what breaks at once', async () => {
  const { questions, drop, look } = request();
  const found = [await look(), await look(), await look()];
  expect(found).toEqual(['late', 'late', 'lost']);
  expect(drop).toHaveBeenCalledTimes(1);
  const again = look();
  expect(questions).toHaveLength(2);
  questions[1]?.fail();
  expect(await again).toBe('lost');
});

it('looks once for all who ask at the same time', async () => {
  const { questions, look } = request();
  const all = [look(), look(), look()];
  expect(await Promise.all(all)).toEqual(['late', 'late', 'late']);
  expect(questions).toHaveLength(1);
});
