import {
  claimAddress,
  claimFailedAddress,
  liveClaimAddress,
  liveClaimFailedAddress,
  matterClaimAddress,
  overdueAddress,
  personClaimAddress,
  personClaimFailedAddress,
} from '#schemas/award/addresses.ts';
import type { Award, AwardCondition } from '#schemas/award/endpoints.ts';
import type { AwardMetric, CreditClass } from '#schemas/award/fields.ts';
import { periodText } from '#src/platform/time/period.ts';

type Reward = Pick<Award, 'kind' | 'creditClass' | 'points' | 'coupon'>;

export const creditNames: Readonly<Record<CreditClass, string>> = {
  I: 'I 类学分',
  II: 'II 类学分',
};

export const SEE_CERTIFICATE = '看证书';

/** Such as II 类学分 3 分. */
export const rewardWords = ({ kind, creditClass, points, coupon }: Reward): string => {
  if (kind === 'credit') return `${creditNames[creditClass]} ${points} 分`;
  if (kind === 'points') return `${points} 积分`;
  return kind === 'coupon' ? `优惠券“${coupon}”` : '电子证书';
};

/** Words that begin with a letter or digit are set apart by a space. */
export const gainedWords = (reward: Reward): string =>
  `已获得 ${rewardWords(reward)}`.replace(/^已获得 (?!\w)/, '已获得');

/** '' for any time. */
export const windowWords = ({ startAt, endAt }: Pick<Award, 'startAt' | 'endAt'>): string =>
  periodText(startAt, endAt);

type Words = (condition: AwardCondition) => { condition: string; reached: string; go: string };

const conditionWords: Readonly<Record<AwardMetric, Words>> = {
  progress: ({ name, need, now }) => ({
    condition: need >= 100 ? `学完《${name}》` : `《${name}》学到 ${need}%`,
    reached: `已学 ${now}%`,
    go: '去学习',
  }),
  minutes: ({ name, need, now }) => ({
    condition: `观看直播《${name}》满 ${need} 分钟`,
    reached: now < need ? `已看 ${now} 分钟，还差 ${need - now} 分钟` : `已看满 ${need} 分钟`,
    go: '去看直播',
  }),
  score: ({ name, need, now }) => ({
    condition: `《${name}》考到 ${need} 分`,
    reached: now < need ? `最好成绩 ${now} 分` : '已考到',
    go: '去考试',
  }),
  pass: ({ name, met }) => ({
    condition: `通过考试《${name}》`,
    reached: met ? '已通过' : '还没有通过',
    go: '去考试',
  }),
  checkin: ({ name, met }) => ({
    condition: `到《${name}》现场签到`,
    reached: met ? '已签到' : '还没有签到',
    go: '看活动',
  }),
};

export const wordsOf = (condition: AwardCondition) => conditionWords[condition.metric](condition);

/** What two rows of a certificate hold. */
const LONGEST_BASIS = 54;

const nameless = (condition: AwardCondition): string =>
  condition.metric === 'progress' && condition.need >= 100
    ? '学完全部内容'
    : wordsOf(condition).condition.replace(`《${condition.name}》`, '');

/** Such as 观看直播《读片会》满 30 分钟 · 通过考试《合理用药》; without the names where they are long. */
export const basisWords = ({ conditions }: Pick<Award, 'conditions'>): string => {
  const whole = conditions.map((condition) => wordsOf(condition).condition).join(' · ');
  return whole.length <= LONGEST_BASIS ? whole : conditions.map(nameless).join(' · ');
};

const missed: Readonly<Record<AwardMetric, string>> = {
  progress: '学习进度还不够',
  minutes: '直播观看时长还不够',
  score: '考试还没有及格',
  pass: '考试还没有及格',
  checkin: '还没有在现场签到',
};

export const missedWords = ({ conditions }: Pick<Award, 'conditions'>): string =>
  [...new Set(conditions.filter(({ met }) => !met).map(({ metric }) => missed[metric]))].join('，');

type Placed = Pick<Award, 'id' | 'target' | 'needPerson'>;

export const claimedAddress = ({ id, target, needPerson }: Placed): string => {
  if (needPerson) return personClaimAddress({ id, type: target });
  if (target === 'live') return liveClaimAddress({ id });
  return target === 'activity' ? matterClaimAddress({ id }) : claimAddress({ id });
};

export const awardAddress = (award: Placed & Pick<Award, 'state'>): string => {
  const { id, target, needPerson, state } = award;
  if (state === 'claimed') return claimedAddress(award);
  if (state === 'over') return overdueAddress({ id, type: target });
  if (needPerson) return personClaimFailedAddress({ id, type: target });
  return target === 'live' ? liveClaimFailedAddress({ id }) : claimFailedAddress({ id });
};

export const hasCertificate = (award: Pick<Award, 'number' | 'revokedAt'>): boolean =>
  award.number !== '' && !isRevoked(award);

/** Where a certificate that was given is seen; undefined without one. */
export const certificateWay = (
  awards: readonly Award[],
): [name: string, href: string] | undefined => {
  const given = awards.find(hasCertificate);
  return given && [SEE_CERTIFICATE, awardAddress(given)];
};

export const isCertified = ({ kind }: Pick<Award, 'kind'>): boolean =>
  kind === 'credit' || kind === 'certificate';

export const isRevoked = ({ revokedAt }: Pick<Award, 'revokedAt'>): boolean => revokedAt !== null;

export const stateChip = (award: Award) => {
  if (award.state === 'claimed')
    return isRevoked(award)
      ? ({ name: '已撤销', tone: 'bad' } as const)
      : ({ name: '已领取', tone: 'plain' } as const);
  if (award.state === 'open') return { name: '可领取', tone: 'live' } as const;
  const names = { unmet: '进行中', before: '未开始', over: '已过期', full: '名额已满' } as const;
  return { name: names[award.state], tone: 'plain' } as const;
};

export const entryWords = (awards: readonly Award[]): string => {
  const open = awards.filter(({ state }) => state === 'open').length;
  if (open > 0) return `${open} 项可以领取`;
  const rewards = [...new Set(awards.map(rewardWords))];
  return rewards.length > 2 ? `${rewards.slice(0, 2).join('、')}等` : rewards.join('、');
};
