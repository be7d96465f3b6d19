import { useEffect, useMemo, useState } from 'react';

/** A known value, and what tells it apart from others of a like name. */
export type Known = { name: string; note?: string };

/** All values that are known, or a search for them that begins at `shortest` signs. */
export type PickSource =
  | { names: readonly string[] }
  | { find: (word: string) => Promise<readonly Known[]>; shortest: number };

/** `short`: too little was typed to search. */
type Found = 'short' | 'waiting' | 'failed' | readonly Known[];

/** Time without a further key before a search, in ms. */
const PAUSE = 300;

/** What a source knows of a word, and a way to ask once more. */
export const useFound = (source: PickSource, word: string): { found: Found; retry: () => void } => {
  const [detail, setDetail] = useState<{ word: string; found: Found }>();
  const [tries, setTries] = useState(0);
  const find = 'find' in source ? source.find : undefined;
  const short = 'find' in source && [...word].length < source.shortest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again asks again
  useEffect(() => {
    if (!find || short) return undefined;
    let wanted = true;
    const take = (found: Found) => wanted && setDetail({ word, found });
    const timer = setTimeout(() => find(word).then(take, () => take('failed')), PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [find, word, short, tries]);
  const known = useMemo(
    () =>
      'names' in source
        ? source.names.filter((name) => name.includes(word)).map((name) => ({ name }))
        : undefined,
    [source, word],
  );
  const searched = short ? 'short' : detail?.word === word ? detail.found : 'waiting';
  const retry = () => {
    setDetail(undefined);
    setTries(tries + 1);
  };
  return { found: known ?? searched, retry };
};
