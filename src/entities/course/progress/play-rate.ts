import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { createStore, useStore } from '#src/platform/storage/store.ts';

const STORAGE_KEY = 'PLAY_RATE';

const isRate = (rate: number): boolean => rate >= 0.75 && rate <= 2;

const read = (): number => {
  const remaining = Number(readLocal(STORAGE_KEY));
  return isRate(remaining) ? remaining : 1;
};

const store = createStore<number | undefined>(undefined);

export const playRate = (): number => store.get() ?? read();

export const setPlayRate = (rate: number): void => {
  writeLocal(STORAGE_KEY, String(rate));
  store.set(rate);
};

export const usePlayRate = (): number => useStore(store) ?? read();
