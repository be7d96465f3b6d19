import { removeMedia } from '#schemas/media/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { ownQueue } from './own-queue.ts';

/** `key` in the queue, `id` in the library; '' where it is not there. */
export type Removed = { key: string; id: string; name: string };

type Props = { file: Removed | undefined; onClose: () => void; onRemoved: () => void };

export const RemoveMediaQuestion = ({ file, onClose, onRemoved }: Props) => {
  const { send, busy, failure, forget } = useChange(removeMedia, '没有删除成功，请稍后再试');
  const close = () => {
    forget();
    onClose();
  };
  const remove = async ({ key, id }: Removed) => {
    if (key) ownQueue.pause(key);
    const answer = id ? await send({ id }) : undefined;
    if (id && !answer?.ok && answer?.refusal !== 'noSuchMedia') return;
    if (key) ownQueue.drop(key);
    showToast(key ? '已取消上传' : '文件已删除');
    close();
    onRemoved();
  };
  const isUpload = file?.key !== '';
  return (
    <Sheet
      open={file !== undefined}
      size="bottom"
      title={isUpload ? '取消上传这个文件？' : '删除这个文件？'}
      onClose={close}
    >
      <p>{file?.name}</p>
      <p>{isUpload ? '已经传到的部分会删除。' : '删除后不能恢复。'}</p>
      <Failure text={failure} />
      <Button
        look="danger"
        busy={busy ? '请稍候…' : undefined}
        onClick={() => file && void remove(file)}
      >
        {isUpload ? '取消上传' : '删除'}
      </Button>
      <Button look="outlined" disabled={busy} onClick={close}>
        {isUpload ? '继续上传' : '不删除'}
      </Button>
    </Sheet>
  );
};
