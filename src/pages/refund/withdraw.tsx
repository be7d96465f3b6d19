import { useState } from 'react';
import { type RefundTerms, withdrawRefund } from '#schemas/refund/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { ofId, useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

type Props = { terms: RefundTerms; again: () => void };

const Withdraw = ({ terms: { order, refund }, again }: Props) => {
  const [asking, ask] = useState(false);
  const { send, busy, failure, forget } = useChange(
    withdrawRefund,
    '没有收到结果，可以再试一次',
    ofId,
  );
  const yes = async () => {
    const answer = await send({ id: order.id });
    if (!answer) return;
    // after a refusal or no answer the refund may have been sent, or withdrawn all the same
    again();
    if (!answer.ok) return;
    ask(false);
    showToast('退款申请已撤销');
  };
  const no = () => {
    forget();
    ask(false);
  };
  return (
    <>
      <Button look="outlined" onClick={() => ask(true)}>
        撤销申请
      </Button>
      <Sheet open={asking} title="撤销退款申请？" size="bottom" onClose={no}>
        <p>撤销后内容照常使用。{refund.sendAt !== null && '在可退期限内还可以再次申请。'}</p>
        <Failure text={failure} />
        <Button busy={busy ? '正在撤销…' : undefined} onClick={() => void yes()}>
          撤销申请
        </Button>
        <Button look="outlined" disabled={busy} onClick={no}>
          继续退款
        </Button>
      </Sheet>
    </>
  );
};

export default Withdraw;
