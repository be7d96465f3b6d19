import { vi } from 'vitest';

/**
 * The files of a worker share the packages alone: each begins with the product's modules as they
 * are loaded, and in a window of its own.
 */
vi.resetModules();
await Reflect.get(globalThis, Symbol.for('next window'))?.();
