import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../db/database.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { BadgeRule } from './badges.ts';
import type { Attempt, Locked, PaperRow } from './rows.ts';

/** Why a paper cannot be begun, apart from a full one; `barred`: its kind does not admit the member. */
export type Gate = 'none' | 'before' | 'over' | 'done' | 'barred';

export type Standing = {
  /** The paper has ended, and so has the grace time. */
  closed: boolean;
  /** The member can submit nothing more for good; tries of a day come back on the next. */
  through: boolean;
};

export type Kind = {
  name: string;
  job: string;
  refusals: Readonly<Record<Exclude<Gate, 'none'> | 'full' | 'unknown', Refusal>>;
  /** Checked again whenever answers are stored or submitted. */
  admits: (paper: PaperRow, member: Pick<Member, 'doctor' | 'phone'>) => boolean;
  /** The refusal of a member, where papers differ; else `barred`. */
  barredBy?: (paper: PaperRow) => Refusal;
  /** Texts, recordings and pictures with points wait for a marker. */
  marks?: boolean;
  /** Whether right answers are shown; without it by `showRight`, once the member is through. */
  tells?: (paper: PaperRow, standing: Standing) => boolean;
  /** Further conditions, checked in the transaction that begins an attempt; one that has begun goes on. */
  begins?: (tx: Database, paper: PaperRow, memberId: number) => Promise<void>;
  /** In the transaction that closed the attempt. */
  closed?: (tx: Database, found: Locked, closed: Attempt) => Promise<void>;
  /** `cause` is a unique key of member and paper. */
  reward: (paper: PaperRow, memberId: number) => { cause: string; title: string };
  badges: readonly BadgeRule[];
};

export const barredBy = (kind: Kind, paper: PaperRow): Refusal =>
  kind.barredBy?.(paper) ?? kind.refusals.barred;
