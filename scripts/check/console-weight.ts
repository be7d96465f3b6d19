import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotli } from '../bundle/precompress.mjs';

const PAGE = 'src/operator/index.html';

/** Bytes (brotli) of the console until it shows its sections: the page and all files that it names. */
export const consoleWeight = (root: string): number => {
  const built = path.join(root, 'dist/operator');
  const page = readFileSync(path.join(built, PAGE), 'utf8');
  const named = page.matchAll(/"\/operator\/(assets\/[^"]+\.(?:js|css))"/g);
  const files = [PAGE, ...new Set([...named].map(([, file = '']) => file))];
  if (files.length < 3) return Number.POSITIVE_INFINITY;
  return files.reduce((sum, file) => sum + brotli(readFileSync(path.join(built, file))).length, 0);
};
