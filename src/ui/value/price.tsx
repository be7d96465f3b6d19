import { isStruck, isWords, isZero, sumText, YUAN } from './amount.ts';
import css from './price.module.css';

type Props = {
  /** Yuan with two decimals, or words in their place; '0.00' is free, null is unknown. */
  value: string | null;
  /** `inherit` takes font and colour from its surroundings. */
  size?: 'normal' | 'large' | 'inherit' | undefined;
  struck?: boolean;
  /** The word for 0.00. */
  free?: string | undefined;
};

/**
 * An amount with two decimals, or 免费 (shell rule 68). `data-personal`: members have prices of their own, so a page that
 * was drawn for visitors does not show it to them.
 */
export const Price = ({ value, size = 'normal', struck, free = '免费' }: Props) => {
  if (value === null) return null;
  if (struck)
    return isZero(value) ? null : (
      <s className={css.struck} data-personal>
        <span className="spoken">原价</span>
        {sumText(value)}
      </s>
    );
  const own = { normal: css.price, large: css.large, inherit: '' }[size];
  if (isZero(value))
    return (
      <span className={size === 'inherit' ? '' : `${css.free} ${own}`} data-personal>
        {free}
      </span>
    );
  if (isWords(value))
    return (
      <span className={own} data-personal>
        {value}
      </span>
    );
  const [whole, cents] = value.split('.');
  return (
    <span className={own} data-personal>
      <span className={css.sign}>{YUAN}</span>
      {whole}
      <span className={css.cents}>.{cents}</span>
    </span>
  );
};

type TagProps = Pick<Props, 'size' | 'free'> & {
  price: string | null;
  linePrice?: string | null | undefined;
};

/** What is free for everybody stands without a struck price; `free` says for whom it is. */
export const PriceTag = ({ price, linePrice = null, size, free }: TagProps) => (
  <>
    <Price value={price} size={size} free={free} />
    {(free || !isZero(price)) && isStruck(linePrice, price) && <Price value={linePrice} struck />}
  </>
);

type CutProps = { name: string; value: string; usual: string | null };

/** What it costs with a coupon, named, beside the usual price. */
export const CutPrice = ({ name, value, usual }: CutProps) => (
  <>
    <span className={css.cut}>
      <span className={css.name}>{name}</span>
      <Price value={value} />
    </span>
    <Price value={usual} struck />
  </>
);
