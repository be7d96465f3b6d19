import { copyText } from '#src/platform/device/copy-text.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import css from './order-number.module.css';

const copy = async (orderNo: string): Promise<void> => {
  showToast((await copyText(orderNo)) ? '订单编号已复制' : '复制没有成功，请长按编号选择');
};

/** The number of an order, which a tap copies. */
export const OrderNumber = ({ orderNo }: { orderNo: string }) => (
  <p className={css.row}>
    <span className={css.name}>订单编号</span>
    <span className={css.number}>{orderNo}</span>
    <button
      className={css.copy}
      type="button"
      aria-label="复制订单编号"
      onClick={() => void copy(orderNo)}
    >
      复制
    </button>
  </p>
);
