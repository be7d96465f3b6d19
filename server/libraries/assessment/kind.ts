import type { Refusal } from '../../../schemas/define-refusals.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { BadgeRule } from './badges.ts';
import type { PaperRow } from './rows.ts';

/** Why a paper cannot be begun, beside being full; `barred`: its kind does not admit the member. */
export type Gate = 'none' | 'before' | 'over' | 'done' | 'barred';

/** What differs between kinds of papers; the library does everything else. */
export type Kind = {
  /** As the table marks its papers. */
  name: string;
  /** The job that ends its attempts. */
  job: string;
  refusals: Readonly<Record<Exclude<Gate, 'none'> | 'full' | 'unknown', Refusal>>;
  /** Who may take part; asked again whenever answers come or count. */
  admits: (paper: PaperRow, member: Pick<Member, 'doctor'>) => boolean;
  /** The posting of a paper's reward; `cause` is one word for a member and a paper. */
  reward: (paper: PaperRow, memberId: number) => { cause: string; title: string };
  /** What there is to be earned by its papers, in the order in which it is shown. */
  badges: readonly BadgeRule[];
};
