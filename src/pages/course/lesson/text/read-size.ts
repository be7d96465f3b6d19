import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { createStore, useStore } from '#src/platform/storage/store.ts';

export type ReadSize = 0 | 1 | 2;

const STORAGE_KEY = 'READ_SIZE';
const sizes: readonly ReadSize[] = [0, 1, 2];
export const sizeNames = ['标准', '大', '特大'] as const;

const store = createStore<ReadSize | undefined>(undefined);

const read = (): ReadSize => sizes.find((size) => String(size) === readLocal(STORAGE_KEY)) ?? 0;

export const setReadSize = (size: ReadSize): void => {
  writeLocal(STORAGE_KEY, String(size));
  store.set(size);
};

export const useReadSize = (): ReadSize => useStore(store) ?? read();
