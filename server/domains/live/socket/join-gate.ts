import QuickLRU from 'quick-lru';
import type { Limits } from '../../../platform/limits/limits.ts';
import { MINUTE } from '../../../platform/time/durations.ts';

/** Failed or unreadable joins that a network may make. */
const VAIN_JOINS = { name: 'live-join', points: 60, window: MINUTE };
const MOST_NETWORKS = 10_000;

/** Refuses new joins only: open pages of the network stay. */
export const joinGate = (limits: Limits, clock: () => number) => {
  const spend = limits.of(VAIN_JOINS);
  const shut = new QuickLRU<string, number>({ maxSize: MOST_NETWORKS });
  return {
    isShut: (network: string): boolean => (shut.get(network) ?? 0) > clock(),
    noteVain: async (network: string): Promise<void> => {
      const wait = await spend(network);
      if (wait > 0) shut.set(network, clock() + wait);
    },
  };
};

export type JoinGate = ReturnType<typeof joinGate>;
