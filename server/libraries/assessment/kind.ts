import type { Refusal } from '../../../schemas/define-refusals.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { BadgeRule } from './badges.ts';
import type { PaperRow } from './rows.ts';

/** Why a paper cannot be begun, beside being full; `barred`: its kind does not admit the member. */
export type Gate = 'none' | 'before' | 'over' | 'done' | 'barred';

/** What differs between kinds of papers; the library does everything else. */
export type Kind = {
  /** The kind's value in the table of papers. */
  name: string;
  /** The job that ends its attempts. */
  job: string;
  refusals: Readonly<Record<Exclude<Gate, 'none'> | 'full' | 'unknown', Refusal>>;
  /** Whether a member may take part; asked again whenever answers are stored or sent. */
  admits: (paper: PaperRow, member: Pick<Member, 'doctor'>) => boolean;
  /** The posting of a paper's reward; `cause` is one word for a member and a paper. */
  reward: (paper: PaperRow, memberId: number) => { cause: string; title: string };
  /** The kind's badges, in the order in which they are shown. */
  badges: readonly BadgeRule[];
};
