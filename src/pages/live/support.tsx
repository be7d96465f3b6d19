import { supportInfo } from '../../../schemas/api/account.ts';
import type { Data } from '../../../schemas/define-endpoint.ts';
import { showToast } from '../../platform/toast.ts';
import { useCall } from '../../platform/use-call.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import css from './sale.module.css';

const copy = async (name: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(name);
    showToast('微信号已复制');
  } catch {
    showToast(`请记下微信号：${name}`);
  }
};

const Ways = ({ phone, hours, wechat }: Data<typeof supportInfo>) => (
  <>
    {phone && (
      <ButtonLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>拨打客服电话 {phone}</ButtonLink>
    )}
    {wechat && (
      <Button look="outlined" onClick={() => void copy(wechat)}>
        复制客服微信 {wechat}
      </Button>
    )}
    {hours && <p className={css.note}>服务时间：{hours}</p>}
  </>
);

/** How to reach somebody who helps. */
export const Support = () => (
  <Answered of={useCall(supportInfo)} skeleton={<Skeletons bones={[['lines', 2]]} />}>
    {(info) => <Ways {...info} />}
  </Answered>
);
