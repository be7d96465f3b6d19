import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '#scripts/project.mjs';
import type { Product } from '../product/start.ts';
import type { Input } from './reference.ts';

/** The pages that are written by hand, by the patterns of the product's pages that they are like. */
const patterns = { home: '/drawIndex', course: '/courseDetail/:id', orders: '/orderList' } as const;

/** Serves the pages to compare a product's with, from a process of its own. */
export const startReference = async ({ origin: product, token, examples }: Product) => {
  const addressOf = (pattern: string): string =>
    examples.find((example) => example.pattern === pattern)?.address ?? pattern;
  const pages = {
    home: addressOf(patterns.home),
    course: addressOf(patterns.course),
    orders: addressOf(patterns.orders),
  };
  const input: Input = { product, token, pages };
  const child = fork(path.join(root, 'bench/written/reference.ts'), [JSON.stringify(input)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const exit = once(child, 'exit');
  const [origin] = await Promise.race([
    once(child, 'message'),
    exit.then(() => Promise.reject(new Error('the pages to compare with are not served'))),
  ]);
  /** Serves what a browser has drawn as plain HTML. */
  const holdPlain = (address: string, html: string) =>
    fetch(`${origin}/plain`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address, html }),
    });
  const close = async () => {
    child.disconnect();
    await exit;
  };
  return { origin: String(origin), pages, holdPlain, close };
};

export type WrittenName = keyof typeof patterns;
