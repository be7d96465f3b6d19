import { copyText } from '#src/platform/device/copy-text.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { Box } from '#src/ui/part/parts.tsx';
import css from './body.module.css';

const copy = async (orderNo: string): Promise<void> => {
  showToast((await copyText(orderNo)) ? '订单编号已复制' : '复制没有成功，请长按编号选择');
};

export const CopyNumber = ({ orderNo }: { orderNo: string }) => (
  <Box
    as="button"
    press="dim"
    className={css.copy}
    type="button"
    aria-label="复制订单编号"
    onClick={() => void copy(orderNo)}
  >
    复制
  </Box>
);
