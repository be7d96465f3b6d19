import { flashAddress, teamAddress } from './addresses.ts';

export const TEAM = 1;
export const FLASH = 2;

export const activityKinds = {
  team: { type: TEAM, name: '拼团', addressOf: teamAddress },
  flash: { type: FLASH, name: '秒杀', addressOf: flashAddress },
} as const;

export type ActivityKind = keyof typeof activityKinds;

/** Type 2 is a flash sale, every other type a group buy (home rule 13). */
export const activityKindOf = ({ type }: { type: number }): ActivityKind =>
  type === FLASH ? 'flash' : 'team';
