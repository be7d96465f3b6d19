import { useDeferredValue, useMemo, useState } from 'react';
import { type ReadText, readText } from './read-document.ts';

type Good = Exclude<ReadText, { is: 'broken' }>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The text, its reading, and the last reading that succeeded. */
export const useDocument = (first: () => string) => {
  const [text, setText] = useState(first);
  // a huge text is read after typing, not at every key press
  const settled = useDeferredValue(text);
  const read = useMemo(() => readText(settled), [settled]);
  const [good, setGood] = useState<Good>();
  if (read.is !== 'broken' && read !== good) setGood(read);
  const value = useMemo(() => parsed(text), [text]);
  return { text, setText, value, read, good };
};
