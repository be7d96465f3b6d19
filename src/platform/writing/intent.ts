import { randomKey } from './random-key.ts';

export type Intent = {
  /** The idempotency key for these values; the same until they change or the intent is done. */
  keyFor: (values: unknown, of?: string) => string;
  /** Ends the intent; with `key` only where a newer one has not taken its place. */
  done: (of?: string, key?: string) => void;
};

/**
 * The idempotency keys of what a person wants done once, however often it is sent (wire rule 18).
 * `of` names the thing, such as a row of a list; each has its own newest wish.
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
