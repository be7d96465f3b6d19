import { vi } from 'vitest';

const nextWindow = Reflect.get(globalThis, Symbol.for('next window'));

// it changes the history of the window in which it is loaded first: here, and not by whichever file needs it
if (nextWindow) await import('wouter/use-browser-location');

/**
 * The files of a worker share the packages alone: each begins with the product's modules as they
 * are loaded, and in a window of its own.
 */
vi.resetModules();
await nextWindow?.();
