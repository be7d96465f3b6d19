import type { ComponentType } from 'react';
import type { Right } from '#schemas/operator/areas.ts';
import type { OperatorIconName } from './icons.tsx';

/** The groups of the navigation, in the order of use; what only engineers need is in the last. */
export const deskGroups = {
  shop: '店铺装修',
  content: '内容',
  learners: '学员',
  orders: '订单与售后',
  marketing: '营销',
  site: '数据与设置',
} as const;

type DeskGroup = keyof typeof deskGroups;

/**
 * One screen of the console. A `desk.tsx` below `src/operator` that exports it as `desk` is in the
 * navigation and among the console's routes.
 */
export type Desk = {
  /** Address below `/operator`. */
  path: string;
  label: string;
  icon: OperatorIconName;
  group: DeskGroup;
  /** Place in its group; the first one of all opens with the console. */
  rank: number;
  /** Place in the bar of a phone, counted from the front; without one the desk is behind 更多. */
  phone?: number;
  /** The right without which the desk is not shown. */
  right: Right;
  /**
   * Whether it is there in front of an existing back end as well; `home`: only where the home page is this
   * server's own.
   */
  inFront?: true | 'home';
  /** `named`: what stands behind the path, such as an id; '' where nothing does. */
  Screen: ComponentType<{ named: string }>;
  /** Whether something may stand behind the path; `below`: addresses of its own below that as well. */
  names?: true | 'below';
  /** Whether it edits the draft of the home page: its state, undo and publishing stand above it alone. */
  edits?: true;
  /** Places of its own that the search for desks finds as well, by their addresses below `/operator`. */
  parts?: () => Promise<readonly { path: string; label: string }[]>;
  /** How many things wait there for an operator. */
  useCount?: () => number;
};
