import type { ComponentType } from 'react';
import type { Right } from '#schemas/operator/areas.ts';
import type { OperatorIconName } from './icons.tsx';

/** The groups of the navigation, in the order of use; the last one is for engineers. */
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
  /** Below `/operator`. */
  path: string;
  label: string;
  icon: OperatorIconName;
  group: DeskGroup;
  /** Position in its group; the first desk of all opens with the console. */
  rank: number;
  /** Position in the bar of a phone, from the front; without one the desk is behind 更多. */
  phone?: number;
  /** The right without which the desk is not shown. */
  right: Right;
  /**
   * Whether the desk also exists in front of an existing back end; `home`: only where the home page is this
   * server's own.
   */
  inFront?: true | 'home';
  /** `named`: the rest of the address behind the path, such as an id; '' for none. */
  Screen: ComponentType<{ named: string }>;
  /** Whether the address may continue behind the path; `below`: with several parts. */
  names?: true | 'below';
  /** Whether it edits the draft of the home page, whose state, undo and publishing then stand above it. */
  edits?: true;
  /** Further entries for the search for desks, with addresses below `/operator`. */
  parts?: () => Promise<readonly { path: string; label: string }[]>;
  /** The number of things that wait there for an operator. */
  useCount?: () => number;
};
