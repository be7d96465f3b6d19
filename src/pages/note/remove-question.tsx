import { removeNote } from '#schemas/note/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

type Props = {
  /** Id of the note to remove; undefined: no question is shown. */
  id: string | undefined;
  onClose: () => void;
  onRemoved: (id: string) => void;
};

export const RemoveNoteQuestion = ({ id, onClose, onRemoved }: Props) => {
  const { send, busy, failure, forget } = useChange(removeNote, '没有删除成功，请稍后再试');
  const close = () => {
    forget();
    onClose();
  };
  const remove = async (wanted: string) => {
    const answer = await send({ id: wanted });
    // it may have been removed on another device
    if (!answer?.ok && answer?.refusal !== 'noSuchNote') return;
    showToast('笔记已删除');
    close();
    onRemoved(wanted);
  };
  return (
    <Sheet open={id !== undefined} size="bottom" title="删除这条笔记？" onClose={close}>
      <p>删除后不能恢复。</p>
      <Failure text={failure} />
      <Button
        look="danger"
        busy={busy ? '正在删除…' : undefined}
        onClick={() => id !== undefined && void remove(id)}
      >
        删除
      </Button>
      <Button look="outlined" disabled={busy} onClick={close}>
        取消
      </Button>
    </Sheet>
  );
};
