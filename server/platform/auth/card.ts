import type { Member } from './session.ts';

/** Who asks what something costs, and when (ms); a visitor is nobody's member. */
export type Payer = { member: Pick<Member, 'vipUntil'> | null; now: number };

/** Whether somebody has a card that holds now. */
export const holdsCard = ({ member, now }: Payer): boolean =>
  (member?.vipUntil?.getTime() ?? 0) > now;
