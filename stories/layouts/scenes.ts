import { pageFacts } from '../back-end/page-facts.ts';
import type { Scenario } from '../back-end/scenario.ts';
import type { FontScale } from '../stage/font-scale.ts';

/** The server gives this page's order, so it has no file. */
export const ORDERED = 'ordered';

type Scene = { name: string; scenario: Scenario; fontScale?: FontScale; width?: string };

/** In milliseconds, for the first answer; long enough to see the placeholders. */
const SLOW = 1500;

const facts = pageFacts();

/** Picks a third of the calls that feed sections, and none that the page itself needs. */
const everyThird = (path: string): boolean => !facts.has(path) && [...path].length % 3 === 0;

export const scenes = {
  visitor: { name: '访客', scenario: {} },
  member: { name: '会员', scenario: { member: true } },
  slow: { name: '慢速网络', scenario: { member: true, delay: SLOW } },
  someFail: { name: '部分接口失败', scenario: { member: true, fails: everyThird } },
  allFail: { name: '全部接口失败', scenario: { fails: () => true } },
  largeText: { name: '大字号', scenario: { member: true }, fontScale: 'x1.4' },
  narrow: { name: '小屏手机', scenario: {}, width: 'w320' },
  wide: { name: '平板', scenario: {}, width: 'w768' },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

export const sceneOf = (name: SceneName): Scene => scenes[name];
