import type {
  AccessSource,
  MemberAccess,
  MemberHead,
  MemberTab,
} from '#schemas/member/desk-endpoints.ts';
import { zonedText } from '../parts/moments.ts';

export const memberTabNames: Readonly<Record<MemberTab, string>> = {
  all: '全部',
  card: '有会员卡',
  doctor: '认证医生',
  disabled: '已停用',
};

export const memberEmptyTexts: Readonly<Record<MemberTab, string>> = {
  all: '还没有会员',
  card: '没有会员卡有效的会员',
  doctor: '没有通过认证的医生',
  disabled: '没有停用的会员',
};

const accessSourceNames: Readonly<Record<AccessSource, string>> = {
  buy: '购买',
  team: '拼团',
  gift: '受赠',
  vip: '会员卡',
  redeem: '兑换码',
  admin: '手动开通',
  free: '免费领取',
};

/** '' for a member who never had a card. */
export const cardText = (
  { cardUntil, cardForever }: Pick<MemberHead, 'cardUntil' | 'cardForever'>,
  now: number,
): string => {
  if (cardUntil === null) return '';
  if (cardForever) return '长期有效';
  return cardUntil > now ? `到 ${zonedText(cardUntil)}` : `${zonedText(cardUntil)} 已过期`;
};

export const accessText = ({ source, endAt }: Pick<MemberAccess, 'source' | 'endAt'>): string =>
  `${accessSourceNames[source]} · ${endAt === null ? '长期' : `到 ${zonedText(endAt)}`}`;

export const studiedText = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return `${minutes} 分钟`;
  return `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分钟`;
};

/** 0 is for ever. */
export const givenDays = [
  { value: 7, label: '7 天' },
  { value: 31, label: '31 天' },
  { value: 92, label: '92 天' },
  { value: 366, label: '366 天' },
  { value: 0, label: '长期' },
] as const;
