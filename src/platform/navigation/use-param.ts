import { useCallback } from 'react';
import { useSearch } from 'wouter';
import { fromPage } from '../screen/layers.ts';
import { navigate } from './navigate.ts';

/**
 * One parameter of the page's address, so that a choice survives the way back and shared links.
 * Setting it replaces the address without a new history entry.
 */
export const useParam = (name: string, fallback = ''): [string, (value: string) => void] => {
  const value = new URLSearchParams(useSearch()).get(name) ?? fallback;
  const set = useCallback(
    (next: string) =>
      fromPage(() => {
        const params = new URLSearchParams(location.search);
        if (next === fallback) params.delete(name);
        else params.set(name, next);
        const query = params.toString();
        const address = query ? `${location.pathname}?${query}` : location.pathname;
        navigate(address, { replace: true, state: history.state });
      }),
    [name, fallback],
  );
  return [value, set];
};
