import type { Holds, WhenStep } from './judge-when.ts';
import { type Audience, type DeviceAbility, deviceAbilities, type Share } from './when.ts';

type Step<K extends WhenStep['kind']> = Extract<WhenStep, { kind: K }>;

export const audienceWords: Readonly<Record<Audience, string>> = {
  visitor: '访客',
  member: '会员',
  'card-holder': '持卡会员',
  doctor: '认证医生',
};

export const abilityWords: Readonly<Record<DeviceAbility, string>> = {
  wechat: '在微信里打开',
  ios: '苹果设备',
  android: '安卓设备',
  share: '能分享',
  video: '能播放视频',
};

const groups = {
  all: '以下各条都满足才成立',
  any: '以下满足任意一条即成立',
  not: '以下不满足才成立',
} as const;

const UNKNOWN_PERSON = '还不知道当前是谁';

const verdict = (result: Holds): string =>
  result === 'open' ? '待定' : result ? '满足' : '不满足';

const ofAudience = ({ target, by, result }: Step<'audience'>): string => {
  if (by === undefined) return UNKNOWN_PERSON;
  if (by === 'visitor') return '当前是访客';
  if (target === 'card-holder') {
    if (result === 'open') return '还不知道当前会员的会员卡是否有效';
    return result ? '当前会员的会员卡有效' : '当前会员没有会员卡，或会员卡已过期';
  }
  if (target === 'doctor') {
    if (result === 'open') return '还不知道当前会员是否通过医生认证';
    return result ? '当前会员已通过医生认证' : '当前会员没有通过医生认证';
  }
  return '当前是会员';
};

const ofNewWithin = ({ by }: Step<'newWithin'>): string => {
  if (by === undefined) return '还不知道当前会员是什么时候注册的';
  if (by === 'visitor') return '当前是访客，还没有注册';
  return by === 0 ? '当前会员注册不到 1 天' : `当前会员已注册 ${by} 天`;
};

const ofStudies = ({ by }: Step<'studies'>): string => {
  if (by === undefined) return '还不知道当前会员学过哪些分类';
  if (by === 'visitor') return '当前是访客，没有学过课程';
  return by.length > 0 ? `当前会员学过分类 ${by.join('、')}` : '当前会员都没有学过';
};

const period = ([from, until]: Step<'between'>['target']): string => {
  if (from === null) return `${until} 前`;
  return until === null ? `${from} 起` : `${from} 起至 ${until} 前`;
};

const ofBetween = ({ target: [from], by, result }: Step<'between'>): string => {
  if (result) return `现在 ${by}，在此期间`;
  return `现在 ${by}，${from !== null && by < from ? '还没有开始' : '已过'}`;
};

const ofCan = ({ by }: Step<'can'>): string => {
  if (!by) return '还不知道当前设备能做什么';
  // what a device tells may be anything
  const known = deviceAbilities.filter((ability) => by.includes(ability));
  if (known.length === 0) return '当前设备没有报告任何能力';
  return `当前设备：${known.map((ability) => abilityWords[ability]).join('、')}`;
};

const shareName = ({ of, percent, variants, variant }: Share): string => {
  const part = `实验 ${of} 的 ${percent}%`;
  if (!variants) return part;
  return variant
    ? `${part}（分组 ${variants.join('、')}）中的 ${variant} 组`
    : `${part}（分组 ${variants.join('、')}）`;
};

const ofShare = ({ target, by }: Step<'share'>): string => {
  if (!by) return '还不知道此人的编号';
  const point = `此人落在 ${by.point}%`;
  if (by.point >= target.percent) return `${point}，不在其中`;
  return by.variant === undefined ? `${point}，在其中` : `${point}，在其中，分到 ${by.variant} 组`;
};

const conditionOf = (step: WhenStep): string => {
  switch (step.kind) {
    case 'audience':
      return `要求${audienceWords[step.target]}`;
    case 'newWithin':
      return `要求注册不满 ${step.target} 天`;
    case 'studies':
      return `要求学过以下任一分类的课程（${step.target.join('、')}）`;
    case 'between':
      return `时间 ${period(step.target)}（北京时间）`;
    case 'can':
      return `要求${abilityWords[step.target]}`;
    case 'share':
      return shareName(step.target);
    default:
      return groups[step.kind];
  }
};

/** What is known of whoever is asked; undefined where the answer is that of a group. */
const foundOf = (step: WhenStep): string | undefined => {
  switch (step.kind) {
    case 'audience':
      return ofAudience(step);
    case 'newWithin':
      return ofNewWithin(step);
    case 'studies':
      return ofStudies(step);
    case 'between':
      return ofBetween(step);
    case 'can':
      return ofCan(step);
    case 'share':
      return ofShare(step);
    default:
      return undefined;
  }
};

/** What was asked, and what came of it. */
const sentence = (step: WhenStep): string => {
  const { result } = step;
  const [condition, found] = [conditionOf(step), foundOf(step)];
  if (found === undefined)
    return `${condition}：${result === 'open' ? '待定' : result ? '成立' : '不成立'}`;
  return `${condition}：${found}，${verdict(result)}`;
};

const indentOf = ({ level }: WhenStep): string => '· '.repeat(level);

/**
 * The steps of a judgement in sentences for operators; what belongs to a group follows it, with a
 * `·` for each group it stands in.
 */
export const whenSentences = (steps: readonly WhenStep[]): string[] =>
  steps.map((step) => `${indentOf(step)}${sentence(step)}`);

/** What the steps of a judgement ask for, in the same way, whatever came of it. */
export const whenQuestions = (steps: readonly WhenStep[]): string[] =>
  steps.map((step) => `${indentOf(step)}${conditionOf(step)}`);
