import css from './progress-bar.module.css';

type Props = { value: number; max: number; label: string; tone?: 'accent' | 'price' };

export const ProgressBar = ({ value, max, label, tone = 'accent' }: Props) => (
  <progress className={`${css.bar} ${css[tone]}`} value={value} max={max} aria-label={label} />
);
