import { LockSign } from '#src/ui/icon/lock.tsx';
import { Price } from '#src/ui/value/price.tsx';
import css from './cost.module.css';

type Props = {
  locked: boolean;
  price: string | null;
  size?: 'normal' | 'large';
};

export const LiveCost = ({ locked, price, size = 'normal' }: Props) =>
  locked ? (
    <span className={css.locked}>
      <LockSign /> 凭密码进入
    </span>
  ) : (
    <Price value={price} size={size} />
  );
