import type { VipPlans } from '#schemas/membership/endpoints.ts';
import { chinaDate, dayText } from '#src/platform/time/china-date.ts';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './member-card.module.css';

const DAY = 86_400_000;

/** Whether a card is valid, by the server's clock. */
export const holdsNow = ({ vipUntil, forever, now }: VipPlans): boolean =>
  forever || (vipUntil !== null && vipUntil > (now ?? 0));

const leftText = (until: number, now: number): string => {
  const days = Math.floor((until - now) / DAY);
  if (days > 0) return `还可使用 ${days} 天`;
  return chinaDate(until) === chinaDate(now) ? '今天到期' : '明天到期';
};

const wordsOf = (vip: VipPlans): { state: string; until: string; left: string } => {
  const { vipUntil, forever, now } = vip;
  if (forever) return { state: '使用中', until: '终身有效', left: '全部权益长期享有' };
  if (vipUntil === null) return { state: '未开通', until: '尚未开通', left: '开通后权益立即生效' };
  return holdsNow(vip)
    ? {
        state: '使用中',
        until: `有效期至 ${dayText(vipUntil, now ?? undefined)}`,
        left: leftText(vipUntil, now ?? vipUntil),
      }
    : {
        state: '已到期',
        until: `已于 ${dayText(vipUntil, now ?? undefined)} 到期`,
        left: '续费后权益立即恢复',
      };
};

const Emblem = () => (
  <svg className={css.emblem} viewBox="0 0 48 48" aria-hidden="true">
    <path d="M8 36h32M8 31 5 14l11 8 8-13 8 13 11-8-3 17z" />
  </svg>
);

export const MemberCard = ({ vip }: { vip: VipPlans }) => {
  const { state, until, left } = wordsOf(vip);
  return (
    <section className={css.card} data-held={holdsNow(vip)} data-cover>
      <Emblem />
      <Line as="p" gap={12} justify="between">
        <span className={css.name}>学习会员</span>
        <span className={css.state}>{state}</span>
      </Line>
      <Text as="h2" kind="page-title" digits padStart={20} above="auto">
        <Unbroken>{until}</Unbroken>
      </Text>
      <Text kind="meta" above={4}>
        {left}
      </Text>
    </section>
  );
};
