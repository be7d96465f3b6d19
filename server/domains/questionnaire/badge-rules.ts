import type { BadgeRule } from '../../libraries/assessment/index.ts';

/** Two of each tier: one for taking part, one for passing. */
export const badgeRules: readonly BadgeRule[] = [
  {
    id: 'first-sent',
    tier: 'bronze',
    title: '初次作答',
    text: '提交第 1 份问卷',
    measure: 'sent',
    goal: 1,
  },
  {
    id: 'first-passed',
    tier: 'bronze',
    title: '首次通过',
    text: '通过 1 次测评',
    measure: 'passed',
    goal: 1,
  },
  {
    id: 'five-sent',
    tier: 'silver',
    title: '乐于分享',
    text: '提交 5 份不同的问卷',
    measure: 'sent',
    goal: 5,
  },
  {
    id: 'three-in-a-row',
    tier: 'silver',
    title: '连过三关',
    text: '测评连续通过 3 次',
    measure: 'row',
    goal: 3,
  },
  {
    id: 'twenty-sent',
    tier: 'gold',
    title: '持之以恒',
    text: '提交 20 份不同的问卷',
    measure: 'sent',
    goal: 20,
  },
  {
    id: 'full-score',
    tier: 'gold',
    title: '满分答卷',
    text: '测评得到 1 次满分',
    measure: 'full',
    goal: 1,
  },
];
