import { randomKey } from './random-key.ts';

export type Intent = {
  /** The idempotency key for these values; the same until they change or the intent is done. */
  keyFor: (values: unknown, of?: string) => string;
  /** Ends the intent; with `key` only where no newer one has replaced it. */
  done: (of?: string, key?: string) => void;
};

/**
 * Idempotency keys for changes that are to happen once, however often they are sent (wire rule 18). `of`
 * names the changed thing, such as a row of a list; only its newest change has a key.
 */
export const createIntent = (): Intent => {
  const intents = new Map<string, { values: string; key: string }>();
  return {
    keyFor: (given, of = '') => {
      const values = JSON.stringify(given);
      const before = intents.get(of);
      if (before?.values === values) return before.key;
      const key = randomKey();
      intents.set(of, { values, key });
      return key;
    },
    done: (of = '', key = intents.get(of)?.key) => {
      if (intents.get(of)?.key === key) intents.delete(of);
    },
  };
};
