import type { ComponentType } from 'react';
import type { QueueCalls } from '#schemas/desk/queue-calls.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import {
  type HeadOf,
  type Panel,
  type PanelProps,
  type Queue,
  type TabOf,
  type UseCount,
  withData,
} from './queue.ts';

const COUNT_MS = 60_000;

type Nav = Pick<Desk, 'path' | 'label' | 'icon' | 'group' | 'rank' | 'phone' | 'right'>;

/** The panel that is drawn from a queue's description; its code is loaded with the screen. */
export const queuePanel =
  <F,>(panel: Panel<F>) =>
  async (): Promise<ComponentType<PanelProps>> =>
    (await import('./panel.tsx')).panelOf(panel);

type Spec<T extends string, H extends object> = Nav & {
  useCount: UseCount;
  /** Loaded with the screen. */
  queue: () => Promise<Queue<T, H>>;
};

type Own<C extends QueueCalls> = Omit<Nav, 'label' | 'right'> & {
  /** How often the badge is counted anew, in ms. */
  every?: number;
  queue: () => Promise<Queue<TabOf<C>, HeadOf<C>>>;
};

/** The desk of the queue of these calls; whoever may count it may open it. */
export const deskOn = <C extends QueueCalls>(
  calls: C,
  { every = COUNT_MS, ...own }: Own<C>,
): Desk =>
  queueDesk({
    ...{ ...own, label: calls.label, right: calls.count.access.operator },
    useCount: () =>
      withData(useOperatorCall(calls.count, {}, { every }), (data) => {
        // a count has a number for each of its names
        const { [calls.counted]: waiting = 0, ...others } = data as Record<string, number>;
        return { ...others, waiting };
      }),
  });

/**
 * The desk of a queue: its place in the navigation, its badge and its screen.
 * @internal for tests of desks that are not whole
 */
export const queueDesk = <T extends string, H extends object>(spec: Spec<T, H>): Desk => {
  const { path, label, icon, group, rank, phone, right, useCount } = spec;
  const Screen: ComponentType<{ named: string }> = lazyScreen(async () => {
    const [{ QueueScreen }, queue] = await Promise.all([import('./screen.tsx'), spec.queue()]);
    const [Panel, Below] = await Promise.all([queue.panel(), queue.below?.()]);
    const parts = { queue, useCount, path, label: queue.listLabel ?? label, Panel, Below };
    return { default: ({ named }) => <QueueScreen {...parts} named={named} /> };
  });
  return {
    ...{ path, label, icon, group, rank, right, names: true, Screen },
    ...(phone === undefined ? {} : { phone }),
    useCount: () =>
      Object.values(useCount().data ?? {}).reduce<number>((sum, each) => sum + (each ?? 0), 0),
  };
};
