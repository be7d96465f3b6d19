import { useCallback } from 'react';
import { useSearch } from 'wouter';
import { fromPage } from '../screen/layers.ts';
import { navigate } from './navigate.ts';

/** Sets parameters of the page's address without a new history entry; '' removes one. */
export const setParams = (changes: Readonly<Record<string, string>>): void =>
  fromPage(() => {
    const params = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') params.delete(name);
      else params.set(name, value);
    }
    const query = params.toString();
    const address = query ? `${location.pathname}?${query}` : location.pathname;
    navigate(address, { replace: true, state: history.state });
  });

/**
 * One parameter of the page's address, so that a choice survives the way back and shared links. Setting it
 * replaces the address without a new history entry.
 */
export const useParam = (name: string, fallback = ''): [string, (value: string) => void] => {
  const value = new URLSearchParams(useSearch()).get(name) ?? fallback;
  const set = useCallback(
    (next: string) => setParams({ [name]: next === fallback ? '' : next }),
    [name, fallback],
  );
  return [value, set];
};
