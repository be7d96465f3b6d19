import { removeWrong, type WrongItem } from '#schemas/exam/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

type Props = {
  /** What may be removed; undefined: no question is shown. */
  item: WrongItem | undefined;
  onClose: () => void;
  onRemoved: (id: string) => void;
};

const ofQuestion = ({ question = '' }: { question?: string }): string => question;

export const RemoveWrongQuestion = ({ item, onClose, onRemoved }: Props) => {
  const { send, busy, failure, forget } = useChange(
    removeWrong,
    '没有移除成功，请稍后再试',
    ofQuestion,
  );
  const close = () => {
    forget();
    onClose();
  };
  const remove = async (question: string) => {
    const answer = await send({ question });
    // it may have been removed on another device
    if (!answer?.ok && answer?.refusal !== 'noSuchWrong') return;
    showToast('已移出错题本');
    close();
    onRemoved(question);
  };
  return (
    <Sheet open={item !== undefined} size="bottom" title="移出错题本？" onClose={close}>
      <p>答错的次数会一起清掉；以后再答错，这道题会重新出现。</p>
      <Failure text={failure} />
      <Button
        look="danger"
        busy={busy ? '正在移除…' : undefined}
        onClick={() => item && void remove(item.id)}
      >
        移除
      </Button>
      <Button look="outlined" disabled={busy} onClick={close}>
        取消
      </Button>
    </Sheet>
  );
};
