import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';

const nextWindow = Reflect.get(globalThis, Symbol.for('next window'));

// it changes the history of the window in which it is loaded first: here, and not by whichever file needs it
if (nextWindow) await import('wouter/use-browser-location');

/** Where a file's window begins: `// @window-url` and an address at its head. An environment of its own would cost a worker. */
const windowUrl = (file: string): string | undefined =>
  /^\/\/ @window-url (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1];

/**
 * The files of a worker share the packages alone: each begins with the product's modules as they
 * are loaded, and in a window of its own.
 */
vi.resetModules();
if (nextWindow) await nextWindow(windowUrl(expect.getState().testPath ?? ''));
