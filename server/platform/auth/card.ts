import type { Member } from './session.ts';

/** `member` is null for a visitor. */
export type Payer = { member: Pick<Member, 'vipUntil'> | null; now: number };

export const holdsCard = ({ member, now }: Payer): boolean =>
  (member?.vipUntil?.getTime() ?? 0) > now;
