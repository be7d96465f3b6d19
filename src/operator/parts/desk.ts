import type { ComponentType } from 'react';
import type { Right } from '../../../schemas/operator/areas.ts';
import type { OperatorIconName } from './icons.tsx';

/**
 * One screen of the console. A `desk.tsx` below `src/operator` that exports it as `desk` is in the
 * navigation and among the console's routes.
 */
export type Desk = {
  /** Address below `/operator`. */
  path: string;
  label: string;
  icon: OperatorIconName;
  /** Place in the navigation; the first one opens with the console. */
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
  /** Whether it edits the home document: undo by keys works there alone. */
  edits?: true;
  /** Whether it has drafts of its own, so that the bar above says nothing of the shared one. */
  ownDrafts?: true;
  /** How many things wait there for an operator. */
  useCount?: () => number;
};
