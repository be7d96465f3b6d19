import { useEffect, useMemo, useState } from 'react';

/** `note` distinguishes values of similar names. */
export type Known = { name: string; note?: string };

/** All known values, or a search for them from `shortest` characters on. */
export type PickSource =
  | { names: readonly string[] }
  | { find: (word: string) => Promise<readonly Known[]>; shortest: number };

/** `short`: the word is too short to search. */
type Found = 'short' | 'waiting' | 'failed' | readonly Known[];

/** Time without a further key before a search, in ms. */
const PAUSE = 300;

export const useFound = (source: PickSource, word: string): { found: Found; retry: () => void } => {
  const [detail, setDetail] = useState<{ word: string; found: Found }>();
  const [tries, setTries] = useState(0);
  const find = 'find' in source ? source.find : undefined;
  const short = 'find' in source && [...word].length < source.shortest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry searches again
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
