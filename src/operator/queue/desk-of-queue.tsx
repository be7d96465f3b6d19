import type { ComponentType } from 'react';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';
import type { Panel, PanelProps, Queue, UseCount } from './queue.ts';

type Nav = Pick<Desk, 'path' | 'label' | 'icon' | 'group' | 'rank' | 'phone' | 'right'>;

/** The panel that is drawn from what a queue says of its rows; its code comes with the screen. */
export const queuePanel =
  <F,>(panel: Panel<F>) =>
  async (): Promise<ComponentType<PanelProps>> =>
    (await import('./panel.tsx')).panelOf(panel);

type Spec<T extends string, H extends object> = Nav & {
  useCount: UseCount;
  /** Its code comes with the screen. */
  queue: () => Promise<Queue<T, H>>;
};

/** The desk of a queue: its place in the navigation, with how much waits, and its screen. */
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
