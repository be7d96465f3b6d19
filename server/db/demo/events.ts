import { CHINA_OFFSET } from '../../../schemas/china-time.ts';
import { DAY, HOUR } from '../../platform/durations.ts';

const liveTitles = [
  '冠心病介入治疗年度进展解读',
  '疑难心电图现场判读',
  '慢阻肺长期家庭氧疗问答',
  '卒中绿色通道病例复盘',
  '胸部 CT 读片会（第十二期）',
  '幽门螺杆菌根除方案更新',
  '胰岛素泵操作演示',
  '抗菌药物处方点评',
  '膝关节镜手术直播',
  '重症患者镇静与镇痛',
  '儿童发热门诊常见误区',
  '产后盆底康复实操',
  '伤寒论名方临证应用',
  '针灸治疗颈肩痛演示',
  '睡眠障碍的认知行为治疗',
  '护理查房：压力性损伤',
  '医学论文图表规范',
  '临床试验统计答疑',
  '医患沟通情景演练',
  '楷书笔法直播课',
  '亲子沟通公开课',
  '家庭理财答疑夜',
  '多学科会诊：肺结节管理',
];

const livePrices = [0, 0, 2990, 0, 9900, 0, 1900];
const statuses = [1, 0, 3, 1, 3, 0, 3];
const startOf = [-HOUR, 2 * DAY, -9 * DAY, -0.5 * HOUR, -20 * DAY, 5 * HOUR, -40 * DAY];
const viewers = [3264, 0, 18452, 86, 952, 0, 40127];
const at = (list: readonly number[], index: number) => list[index % list.length] ?? 0;

export const demoLives = (now: number) =>
  liveTitles.map((title, index) => ({
    title,
    thumb: `/media/live-${index + 1}.svg`,
    status: at(statuses, index),
    password: index % 9 === 4 ? 'study2026' : '',
    priceFen: at(livePrices, index),
    viewers: at(viewers, index),
    startAt: new Date(now + at(startOf, index) - Math.floor(index / 7) * HOUR),
    position: index,
  }));

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
// before, running (short and long), ended: start and end from now
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
const joined = [1286, 342, 0, 58, 12034, 907];

export const demoActivities = (now: number) =>
  Array.from({ length: 22 }, (_, index) => {
    const [start, end] = windows[index % windows.length] ?? windows[0];
    const group = index % 3 !== 1;
    const name = activityTitles[index % activityTitles.length] ?? '';
    return {
      type: group ? 1 : 2,
      title: `${name}${group ? '（拼团）' : '（秒杀）'}`,
      subtitle: perks[index % perks.length] ?? '',
      thumb: `/media/activity-${(index % activityTitles.length) + 1}.svg`,
      priceFen: at(fullPrices, index),
      groupPriceFen: at(groupPrices, index),
      learners: at(joined, index),
      startAt: new Date(now + start),
      endAt: new Date(now + end),
      position: index,
    };
  });

const studies = [
  '基层高血压管理现状调研',
  '门诊抗菌药物使用问卷',
  '住院医师学习需求调查',
  '慢阻肺病例征集',
  '糖尿病足病例征集',
  '临床护士职业状态问卷',
  '肺结节随访病例征集',
  '卒中救治流程评估',
  '继续教育满意度调查',
  '中医药使用情况问卷',
  '儿科用药依从性调研',
];

export const demoQuestionnaires = (now: number) =>
  Array.from({ length: 22 }, (_, index) => {
    const name = studies[index % studies.length] ?? '';
    return {
      title: index < studies.length ? name : `${name}（第二期）`,
      subtitle: index % 2 === 0 ? '约 5 分钟，完成可得学习积分' : '提交病例，专家逐份点评',
      thumb: `/media/survey-${(index % 4) + 1}.svg`,
      participants: at([268, 1042, 0, 37, 5120], index),
      endAt: index % 5 === 4 ? null : new Date(now + (index + 3) * DAY),
      position: index,
    };
  });

const couponRows = [
  ['新人立减券', 1000, 0],
  ['全场满减券', 2000, 9900],
  ['专栏专享券', 3000, 12800],
  ['直播课抵扣券', 500, 1900],
  ['继续教育补贴券', 5000, 19900],
  ['音频课体验券', 990, 990],
  ['会员加赠券', 8000, 29900],
  ['周年特惠券', 1500, 4900],
  ['新课尝鲜券', 2500, 4900],
] as const;

/** The next midnight in China. */
export const midnightAfter = (at: number): number =>
  Math.ceil((at + CHINA_OFFSET) / DAY) * DAY - CHINA_OFFSET;

export const demoCoupons = (now: number) =>
  couponRows.map(([title, amountFen, thresholdFen], index) => ({
    title,
    amountFen,
    thresholdFen,
    endAt: new Date(midnightAfter(now + (index + 1) * 20 * DAY)),
  }));
