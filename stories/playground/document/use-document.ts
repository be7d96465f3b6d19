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

/** What is typed, what it is, and the last of it that could be read. */
export const useDocument = (first: () => string) => {
  const [text, setText] = useState(first);
  // a huge text is read after the typing, not at every letter
  const settled = useDeferredValue(text);
  const read = useMemo(() => readText(settled), [settled]);
  const [good, setGood] = useState<Good>();
  if (read.is !== 'broken' && read !== good) setGood(read);
  const value = useMemo(() => parsed(text), [text]);
  return { text, setText, value, read, good };
};
