import { COMING, ON_AIR, OVER } from '#schemas/live/status.ts';
import { DAY, HOUR } from '../../../platform/time/durations.ts';
import { at } from '../in-turn.ts';

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

const statuses = [ON_AIR, COMING, OVER, ON_AIR, OVER, COMING, OVER];

const startOf = [-HOUR, 2 * DAY, -9 * DAY, -0.5 * HOUR, -20 * DAY, 5 * HOUR, -40 * DAY];

const viewers = [3264, 0, 1845, 862, 952, 0, 4127];

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
