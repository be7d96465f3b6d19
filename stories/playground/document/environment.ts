import { readCapabilities } from '#schemas/capabilities/capabilities.ts';
import { DRAWS } from '#schemas/capabilities/draws.ts';
import { CHINA_OFFSET, chinaMinute } from '#schemas/china-time.ts';
import type { WhenFacts } from '#schemas/when/judge-when.ts';
import type { DeviceAbility } from '#schemas/when/when.ts';
import { allModules, openConfig } from '../../back-end/page-facts.ts';
import { idsIn } from '../../schema/setting-input.ts';

/** Who looks at the page, when, and on which phone. */
export type Environment = {
  member: boolean;
  card: boolean;
  doctor: boolean;
  /** Whole days since the registration. */
  days: number;
  /** Ids of categories, as typed. */
  studies: string;
  /** The minute in China, such as `2026-11-26T15:02`. */
  now: string;
  can: readonly DeviceAbility[];
  /** The id that decides shares: the member's or the phone's. */
  shareId: string;
  config: Readonly<Record<string, unknown>>;
  modules: Readonly<Record<string, boolean>>;
  /** The capabilities that the app reports. */
  draws: string;
};

const DAY = 86_400_000;

/** A member on the newest app, with everything open. */
export const firstEnvironment = (moment: number): Environment => ({
  member: true,
  card: false,
  doctor: false,
  days: 30,
  studies: '',
  now: chinaMinute(moment).replace(' ', 'T'),
  can: ['wechat', 'ios', 'share', 'video'],
  shareId: '1',
  config: openConfig,
  modules: allModules,
  draws: DRAWS,
});

/** The facts for conditions; an invalid minute counts as 1970. */
export const factsIn = (environment: Environment): WhenFacts => {
  const { member, card, doctor, days, studies, shareId: id, can } = environment;
  const now = (Date.parse(`${environment.now}Z`) || CHINA_OFFSET) - CHINA_OFFSET;
  const known = { id, card, doctor, registeredAt: now - days * DAY, studies: idsIn(studies) };
  return { now, member: member ? known : null, device: { id, can } };
};

export const capabilitiesIn = ({ draws }: Environment) => readCapabilities(draws);
