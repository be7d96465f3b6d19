import { StateChip } from '#src/entities/assessment/state-chip.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './row.module.css';

type Props = {
  href: string;
  title: string;
  reward: string;
  /** Further facts, those without words left out. */
  facts: readonly string[];
  chip: { name: string; tone: 'plain' | 'live' | 'bad' };
};

/** What was claimed, in a list; the whole row leads to it. */
export const AwardRow = ({ href, title, reward, facts, chip }: Props) => (
  <a className={css.row} href={href}>
    <span className={css.head}>
      <span className={css.title}>{title}</span>
      <StateChip {...chip} />
    </span>
    <span className={css.reward}>
      <Unbroken>{reward}</Unbroken>
    </span>
    {facts.filter(Boolean).map((fact) => (
      <span className={css.meta} key={fact}>
        <Unbroken>{fact}</Unbroken>
      </span>
    ))}
  </a>
);
