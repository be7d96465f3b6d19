import { fileSizeText, MEDIA_ACCEPT, percentText } from '#src/entities/media/words.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { pickFiles } from '#src/platform/upload/pick-files.ts';
import type { QueueEntry } from '#src/platform/upload/queue.ts';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { ownQueue } from './own-queue.ts';
import css from './view.module.css';

const stateText = ({ state, sent, bytes, reason }: QueueEntry): string => {
  if (state === 'failed') return reason;
  if (state === 'waiting') return '等待上传';
  if (state === 'paused') return `已暂停，${percentText(sent, bytes)}`;
  if (state === 'sent') return '已传完';
  return `上传中 ${percentText(sent, bytes)}`;
};

type RowProps = { entry: QueueEntry; onCancel: (entry: QueueEntry) => void };

const QueueRow = ({ entry, onCancel }: RowProps) => {
  const { key, name, bytes, sent, state } = entry;
  const isOpen = state === 'sending' || state === 'waiting';
  return (
    <Stack as="li" gap={4} padBlock={12} padInline="gutter" edge="end">
      <Text as="span" kind="card-title" lines={2}>
        {name}
      </Text>
      <progress
        className={css.progress}
        value={sent}
        max={bytes}
        aria-label={`${name}的上传进度`}
      />
      <Line gap={8} justify="between">
        <Text as="span" kind="meta" tone={state === 'failed' ? 'price' : 'secondary'} role="status">
          {stateText(entry)} · {fileSizeText(bytes)}
        </Text>
        <Line as="span" gap={8} flex="none">
          {isOpen && <TextButton onClick={() => ownQueue.pause(key)}>暂停</TextButton>}
          {(state === 'paused' || state === 'failed') && (
            <TextButton onClick={() => ownQueue.resume(key)}>
              {state === 'paused' ? '继续' : '重试'}
            </TextButton>
          )}
          {state === 'sent' ? (
            <TextButton onClick={() => ownQueue.drop(key)}>移出</TextButton>
          ) : (
            <TextButton onClick={() => onCancel(entry)}>取消</TextButton>
          )}
        </Line>
      </Line>
    </Stack>
  );
};

export const QueueList = ({ onCancel }: { onCancel: (entry: QueueEntry) => void }) => {
  const entries = useStore(ownQueue.entries);
  const pick = async () => ownQueue.add(await pickFiles(MEDIA_ACCEPT));
  return (
    <Box surface="card" below={12}>
      <Stack gap={8} pad={16}>
        <Button onClick={() => void pick()}>选择文件上传</Button>
        <Text kind="meta" tone="secondary">
          视频、音频最大 2 GB，图片 20 MB，PDF 100
          MB。网络断开、锁屏或关闭页面后，重新选择同一个文件会接着传。
        </Text>
      </Stack>
      {entries.length > 0 && (
        <Stack as="ul" bare aria-label="上传队列">
          {entries.map((entry) => (
            <QueueRow key={entry.key} entry={entry} onCancel={onCancel} />
          ))}
        </Stack>
      )}
    </Box>
  );
};
