import type { SystemConfig } from '#schemas/home/endpoints.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { useCard } from '#src/platform/calls/card-news.ts';
import css from './member-card.module.css';

const Crown = () => (
  <svg className={css.crown} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 18.5h16M4.5 15.5 3 6.5l5.2 3.6L12 4.5l3.8 5.6L21 6.5l-1.5 9z" />
  </svg>
);

/** The card header of a member with a valid card. */
const HELD = '1';

/** Offers the card, or leads its holder to the benefits. */
export default function MemberCard({ title, data }: SectionProps<SystemConfig>) {
  const held = useCard() === HELD;
  return (
    <a className={css.card} href={membershipAddress()}>
      <span className={css.words}>
        <span className={css.title}>
          <Crown />
          <span className={css.name}>{title}</span>
        </span>
        {data.vip_description && <span className={css.description}>{data.vip_description}</span>}
      </span>
      <span className={css.button}>
        <span data-personal="words">{held ? '查看权益' : '立即开通'}</span>
      </span>
    </a>
  );
}
