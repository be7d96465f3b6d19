import { supportInfo } from '#schemas/site/text-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { copyText } from '#src/platform/device/copy-text.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';

const copy = async (wechat: string): Promise<void> => {
  showToast((await copyText(wechat)) ? '微信号已复制' : `请长按复制微信号：${wechat}`);
};

const Contacts = ({ phone, hours, wechat }: Data<typeof supportInfo>) => (
  <>
    {hours && <p>服务时间：{hours}</p>}
    {phone && (
      <ButtonLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>拨打客服电话 {phone}</ButtonLink>
    )}
    {wechat && (
      <Button look="outlined" onClick={() => void copy(wechat)}>
        复制客服微信 {wechat}
      </Button>
    )}
  </>
);

const Body = () => (
  <Answered of={useCall(supportInfo)} skeleton={<Skeletons shapes={[['lines', 2]]} />}>
    {(info) => <Contacts {...info} />}
  </Answered>
);

type Props = { open: boolean; onClose: () => void };

export default function SupportSheet({ open, onClose }: Props) {
  return (
    <Sheet open={open} size="bottom" title="联系客服" onClose={onClose}>
      <Body />
      <Button look="outlined" onClick={onClose}>
        关闭
      </Button>
    </Sheet>
  );
}
