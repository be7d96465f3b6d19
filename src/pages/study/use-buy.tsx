import { type ReactNode, useState } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import { Support } from './support.tsx';
import css from './use-buy.module.css';

type Priced = { title: string; price: string | null; memberPrice: string | null };

export type Buying = { buy: () => void; sheet: ReactNode };

/** How to come by a product that costs something: `buy` opens the way, `sheet` is where it stands. */
export const useBuy = (product: Priced | undefined): Buying => {
  const [open, setOpen] = useState(false);
  const sheet = product && (
    <Sheet open={open} title="购买课程" size="bottom" onClose={() => setOpen(false)}>
      <p className={css.title}>{product.title}</p>
      {product.price && <p className={css.price}>¥{product.price}</p>}
      {product.memberPrice !== null && (
        <p className={css.card}>
          {product.memberPrice === '0.00' ? '会员卡免费学' : `会员价 ¥${product.memberPrice}`}
        </p>
      )}
      <p className={css.how}>联系客服完成付款，课程立即为您开通。</p>
      <Support />
    </Sheet>
  );
  return { buy: () => setOpen(true), sheet };
};
