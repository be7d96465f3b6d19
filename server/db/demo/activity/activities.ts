import { FLASH, TEAM } from '#schemas/activity/kind.ts';
import { DAY, HOUR } from '../../../platform/time/durations.ts';
import { at } from '../in-turn.ts';

const activityTitles = [
  '心电图判读训练营',
  '抗菌药物精讲合集',
  '胸部影像读片三十例',
  '临床护理操作全套',
  '伤寒论临证精讲',
  '医学论文写作小班课',
  '卒中救治模拟课',
  '糖尿病管理师课程',
  '针灸推拿实训营',
  '科研统计入门到精通',
  '儿科用药安全课',
  '产后康复指导课',
];

const perks = ['两人成团立减', '限时直降', '三人成团，赠电子讲义', '名额有限，先到先得'];

const windows = [
  [-2 * DAY, 5 * DAY],
  [-5 * HOUR, 3 * HOUR],
  [6 * HOUR, 3 * DAY],
  [-DAY, 26 * HOUR],
  [2 * DAY, 6 * DAY],
  [-9 * DAY, -2 * DAY],
] as const;

const fullPrices = [19900, 9900, 29900, 15900, 39900];

const groupPrices = [9900, 4900, 16900, 7950, 19900];

export const demoActivities = (now: number) =>
  Array.from({ length: 22 }, (_, index) => {
    const [start, end] = windows[index % windows.length] ?? windows[0];
    const group = index % 3 !== 1;
    const name = activityTitles[index % activityTitles.length] ?? '';
    return {
      type: group ? TEAM : FLASH,
      title: `${name}${group ? '（拼团）' : '（秒杀）'}`,
      subtitle: perks[index % perks.length] ?? '',
      thumb: `/media/activity-${(index % activityTitles.length) + 1}.svg`,
      priceFen: at(fullPrices, index),
      groupPriceFen: at(groupPrices, index),
      startAt: new Date(now + start),
      endAt: new Date(now + end),
      position: index,
    };
  });
