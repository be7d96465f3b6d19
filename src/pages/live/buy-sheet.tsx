import { Sheet } from '../../ui/sheet.tsx';
import css from './sale.module.css';
import { Support } from './support.tsx';

type Props = { title: string; price: string | null; open: boolean; onClose: () => void };

/** What a broadcast costs and how to come by it. */
export const BuySheet = ({ title, price, open, onClose }: Props) => (
  <Sheet open={open} title="购买直播" size="bottom" onClose={onClose}>
    <p>{title}</p>
    {price && <p className={css.price}>¥{price}</p>}
    <p className={css.note}>联系客服完成付款，立即为您开通，回放同样可看。</p>
    <Support />
  </Sheet>
);
