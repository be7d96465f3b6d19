import { removeAddress } from '#schemas/address/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

type Props = {
  /** Id of the address to remove; undefined: no question is shown. */
  id: string | undefined;
  onEnd: (removed: boolean) => void;
};

export const RemoveAddressQuestion = ({ id, onEnd }: Props) => {
  const { send, busy, failure, forget } = useChange(removeAddress, '没有删除成功，请稍后再试');
  const end = (removed: boolean) => {
    forget();
    onEnd(removed);
  };
  const remove = async () => {
    if (id === undefined) return;
    const answer = await send({ id });
    if (!answer?.ok) return;
    showToast('地址已删除');
    end(true);
  };
  return (
    <Sheet open={id !== undefined} size="bottom" title="删除这个地址？" onClose={() => end(false)}>
      <p>删除后不能恢复，已经下的订单不受影响。</p>
      <Text kind="meta" tone="price" hideEmpty role="alert">
        {failure}
      </Text>
      <Button look="danger" busy={busy ? '正在删除…' : undefined} onClick={() => void remove()}>
        删除
      </Button>
      <Button look="outlined" disabled={busy} onClick={() => end(false)}>
        取消
      </Button>
    </Sheet>
  );
};
