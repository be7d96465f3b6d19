import css from './state-chip.module.css';

type Props = { name: string; tone?: 'plain' | 'live' | 'bad' };

/** Where a member stands with a paper; `live`: there is something to do, `bad`: it was failed. */
export const StateChip = ({ name, tone = 'plain' }: Props) => (
  <span className={css.chip} data-tone={tone}>
    {name}
  </span>
);
