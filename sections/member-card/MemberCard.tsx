import { useEffect, useState } from 'react';
import type { SystemConfig } from '../../schemas/home/endpoints.ts';
import { memberHome } from '../../schemas/member/endpoints.ts';
import { membershipAddress } from '../../schemas/membership/addresses.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { call } from '../../src/platform/calls/call.ts';
import { useCard } from '../../src/platform/calls/card-news.ts';
import { chinaDate } from '../../src/platform/time/china-date.ts';
import css from './member-card.module.css';

const Crown = () => (
  <svg className={css.crown} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 18.5h16M4.5 15.5 3 6.5l5.2 3.6L12 4.5l3.8 5.6L21 6.5l-1.5 9z" />
  </svg>
);

/** What the back end says of a card that is valid. */
const HELD = '1';

/** Until when the card of a holder is valid; undefined while that is not known. */
const useCardEnd = (held: boolean): number | undefined => {
  const [end, setEnd] = useState<number>();
  useEffect(() => {
    if (!held) return;
    let current = true;
    void call(memberHome).then((home) => {
      if (current && home.ok) setEnd(home.data.vipUntil ?? undefined);
    });
    return () => {
      current = false;
    };
  }, [held]);
  return held ? end : undefined;
};

/** The words below the title; the end of the card takes the place that the description has. */
const Words = ({ description, end }: { description: string; end: number | undefined }) => (
  <span className={css.below}>
    {description && (
      <span className={css.description} data-hidden={end !== undefined}>
        {description}
      </span>
    )}
    {end !== undefined && <span className={css.end}>有效期至 {chinaDate(end)}</span>}
  </span>
);

/** Offers the card, and tells a holder until when theirs is valid. */
export default function MemberCard({ title, data }: SectionProps<SystemConfig>) {
  const held = useCard() === HELD;
  const end = useCardEnd(held);
  return (
    <a className={css.card} href={membershipAddress()}>
      <span className={css.words}>
        <span className={css.title}>
          <Crown />
          <span className={css.name}>{title}</span>
        </span>
        <Words description={data.vip_description} end={end} />
      </span>
      <span className={css.button}>{held ? '查看权益' : '立即开通'}</span>
    </a>
  );
}
