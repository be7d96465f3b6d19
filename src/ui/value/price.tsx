import { isZero } from './amount.ts';
import css from './price.module.css';

type Props = {
  /** Yuan with two decimals; '0.00' is free, null is unknown. */
  value: string | null;
  size?: 'normal' | 'large';
  struck?: boolean;
};

/** An amount with two decimals, or 免费 (shell rule 68). */
export const Price = ({ value, size = 'normal', struck }: Props) => {
  if (value === null) return null;
  if (struck) return <s className={css.struck}>¥{value}</s>;
  if (isZero(value))
    return <span className={`${css.free} ${size === 'large' ? css.large : ''}`}>免费</span>;
  const [whole, cents] = value.split('.');
  return (
    <span className={size === 'large' ? css.large : css.price}>
      <span className={css.sign}>¥</span>
      {whole}
      <span className={css.cents}>.{cents}</span>
    </span>
  );
};
