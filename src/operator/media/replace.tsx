import { App, Button, Progress, Upload } from 'antd';
import { type DeskMedia, replaceDeskMedia } from '#schemas/media/desk-endpoints.ts';
import { mediaKindNames } from '#src/entities/media/words.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { ActButton } from '../parts/form/act-button.tsx';
import { Stack, Text } from '../parts/part.tsx';
import { deskQueue } from './own-queue.ts';
import { replacementText } from './words.ts';

const accepts: Partial<Record<DeskMedia['kind'], string>> = {
  video: 'video/*,.mov,.mkv',
  audio: 'audio/*,.m4a',
};

type Props = { file: DeskMedia; onChanged: () => void };

/** Sends a file that takes the place of another one, or gives that up. */
export const Replace = ({ file, onChanged }: Props) => {
  const { modal, message } = App.useApp();
  const { id, kind, name, state, stream, replacement } = file;
  const accept = accepts[kind];
  if (accept === undefined || state !== 'ready' || stream === '') return null;
  const noun = mediaKindNames[kind];
  const send = (picked: File) => {
    const added = deskQueue.add([picked], async (sent) => {
      const answer = await changeByOperator(replaceDeskMedia, { id, by: Number(sent) });
      if (!answer.ok) return answer.message || '没有开始替换，请重试';
      onChanged();
      return '';
    });
    if (added > 0) void message.info('正在上传，进度在“上传队列”里');
    else void message.warning('这个文件已经在上传队列里：先把它移出，再选它来替换');
  };
  const ask = (picked: File) =>
    void modal.confirm({
      title: `用「${picked.name}」替换「${name}」？`,
      content: `处理好以后，用到它的课时、直播和回放都换成新${noun}，学员的进度按比例保留。在那以前播放的还是原来的。`,
      okText: '替换',
      cancelText: '不替换',
      onOk: () => send(picked),
    });
  const isOver =
    replacement?.state === 'failed' ||
    (replacement?.state === 'ready' && replacement.kind !== kind);
  return (
    <Stack gap={8}>
      {replacement && (
        <>
          <Text role="status" tone={isOver ? 'bad' : 'secondary'}>
            {replacementText(file)}
          </Text>
          {replacement.state === 'processing' && (
            <Progress
              percent={Math.floor(replacement.progress / 10)}
              aria-label={`${replacement.name}的处理进度`}
            />
          )}
          <ActButton
            ask={{
              ...{ title: '不再替换？', description: '新文件留在素材库里，原来的照常播放。' },
              ...{ ok: '不再替换', cancel: '继续替换' },
            }}
            act={() => changeByOperator(replaceDeskMedia, { id, by: null })}
            text="不再替换"
            onDone={onChanged}
          >
            不再替换
          </ActButton>
        </>
      )}
      {(!replacement || isOver) && (
        <Upload
          accept={accept}
          showUploadList={false}
          beforeUpload={(picked) => {
            ask(picked);
            return false;
          }}
        >
          <Button>替换文件</Button>
        </Upload>
      )}
    </Stack>
  );
};
