import { randomKey } from '../../platform/random-key.ts';

export type Intent = {
  /** The idempotency key for these values; the same until they change or the intent is done. */
  keyFor: (values: unknown) => string;
  done: () => void;
};

/** What a person wants done once, however often it has to be sent (decisions §4). */
export const createIntent = (): Intent => {
  let kept: { values: string; key: string } | undefined;
  return {
    keyFor: (given) => {
      const values = JSON.stringify(given);
      if (kept?.values !== values) kept = { values, key: randomKey() };
      return kept.key;
    },
    done: () => {
      kept = undefined;
    },
  };
};
