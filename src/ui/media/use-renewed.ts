import { useRef, useState } from 'react';

/** Resolves to a new address in place of one that may have expired; the same one where there is none. */
export type Renew = (address: string) => Promise<string>;

const asItIs: Renew = async (address) => address;

/**
 * Addresses by which pictures can be shown now. `onFailed`: for a picture that did not load; its address is
 * renewed once. `latest`: all addresses, renewed before the pictures are shown large, since a page may have
 * been open for long.
 */
export const useRenewed = (addresses: readonly string[], renew: Renew = asItIs) => {
  const [fresh, setFresh] = useState<Readonly<Record<string, string>>>({});
  const tried = useRef(new Set<string>());
  const again = async (address: string): Promise<string> => {
    const next = await renew(address);
    if (next !== address) setFresh((before) => ({ ...before, [address]: next }));
    return next;
  };
  return {
    shown: addresses.map((address) => fresh[address] ?? address),
    onFailed: (address: string): void => {
      if (tried.current.has(address)) return;
      tried.current.add(address);
      void again(address);
    },
    latest: () => Promise.all(addresses.map(again)),
  };
};
