import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Drawings of Noto Emoji (Apache-2.0) in boxes of 128 × 128. */

const file = fileURLToPath(import.meta.resolve('@iconify-json/noto/icons.json'));
const set: unknown = JSON.parse(readFileSync(file, 'utf8'));

const of = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

export const noto = (name: string): string => {
  const body = of(of(of(set, 'icons'), name), 'body');
  if (typeof body !== 'string') throw new Error(`Noto has no ${name}`);
  return body;
};
