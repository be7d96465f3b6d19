import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../db/database.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { BadgeRule } from './badges.ts';
import type { Attempt, Locked, PaperRow } from './rows.ts';

/** Why a paper cannot be begun, beside being full; `barred`: its kind does not admit the member. */
export type Gate = 'none' | 'before' | 'over' | 'done' | 'barred';

/** What still hangs on what is right in a paper. */
export type Standing = {
  /** The window is over, and so is the time in which answers on their way are taken. */
  closed: boolean;
  /** The member can send nothing more for good: a day's tries come back on the next one. */
  through: boolean;
};

/** What differs between kinds of papers; the library does everything else. */
export type Kind = {
  /** The kind's value in the table of papers. */
  name: string;
  /** The job that ends its attempts. */
  job: string;
  refusals: Readonly<Record<Exclude<Gate, 'none'> | 'full' | 'unknown', Refusal>>;
  /** Whether a member may take part; asked again whenever answers are stored or sent. */
  admits: (paper: PaperRow, member: Pick<Member, 'doctor' | 'phone'>) => boolean;
  /** What it says to those whom a paper does not admit, where papers differ; else `barred`. */
  barredBy?: (paper: PaperRow) => Refusal;
  /** Whether texts, recordings and pictures that bring points wait for a marker. */
  marks?: boolean;
  /** When a sent attempt tells what was right; else as `showRight` says, once the member is through. */
  tells?: (paper: PaperRow, standing: Standing) => boolean;
  /** What else has to be so before an attempt begins, in its transaction; what was begun goes on. */
  begins?: (tx: Database, paper: PaperRow, memberId: number) => Promise<void>;
  /** What else happens when an attempt was closed, in the same transaction. */
  closed?: (tx: Database, found: Locked, closed: Attempt) => Promise<void>;
  /** The posting of a paper's reward; `cause` is one word for a member and a paper. */
  reward: (paper: PaperRow, memberId: number) => { cause: string; title: string };
  /** The kind's badges, in the order in which they are shown. */
  badges: readonly BadgeRule[];
};

export const barredBy = (kind: Kind, paper: PaperRow): Refusal =>
  kind.barredBy?.(paper) ?? kind.refusals.barred;
