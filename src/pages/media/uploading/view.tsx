import { useEffect, useState } from 'react';
import { type ListedMedia, mediaList, retryMedia } from '#schemas/media/endpoints.ts';
import { doctorCenterAddress } from '#schemas/onboarding/addresses.ts';
import { fileSizeText, mediaKindNames, mediaStateNames } from '#src/entities/media/words.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { change } from '#src/platform/writing/change.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { arrivals } from './own-queue.ts';
import { QueueList } from './queue-list.tsx';
import { type Removed, RemoveMediaQuestion } from './remove-question.tsx';

/** In ms, while something is worked on. */
const LOOK = 3000;

const stateText = ({ state, reason, progress }: ListedMedia): string => {
  if (state === 'failed') return `失败：${reason}`;
  if (state === 'arriving') return '未传完，重新选择同一个文件接着传';
  if (state === 'processing' && progress > 0) return `处理中 ${Math.floor(progress / 10)}%`;
  return mediaStateNames[state];
};

const retry = async (id: string, onDone: () => void) => {
  const answer = await change(retryMedia, { id }, id);
  if (!answer.ok) return showToast(answer.message || '没有成功，请稍后再试');
  onDone();
};

type RowProps = { file: ListedMedia; onRemove: (file: Removed) => void; onChanged: () => void };

const MediaRow = ({ file, onRemove, onChanged }: RowProps) => {
  const { id, kind, name, bytes, state, createdAt, retryable } = file;
  return (
    <Stack as="article" gap={4} padBlock={12} padInline="gutter" surface="card" edge="end">
      <Text as="span" kind="card-title" lines={2}>
        {name}
      </Text>
      <Text as="span" kind="meta" tone="secondary">
        {mediaKindNames[kind]} · {fileSizeText(bytes)} · {momentOrBlank(createdAt)}
      </Text>
      <Line gap={8} justify="between">
        <Text as="span" kind="meta" tone={state === 'failed' ? 'price' : 'accent'}>
          {stateText(file)}
        </Text>
        <Line as="span" gap={8} flex="none">
          {retryable && <TextButton onClick={() => void retry(id, onChanged)}>重试</TextButton>}
          <TextButton aria-label={`删除${name}`} onClick={() => onRemove({ key: '', id, name })}>
            删除
          </TextButton>
        </Line>
      </Line>
    </Stack>
  );
};

export default listView(mediaList, {
  label: '素材',
  rowHeight: 110,
  skeleton: 'rows',
  empty: { text: '素材库还是空的，上传的视频、音频、图片和 PDF 会在这里' },
  notFound: { to: doctorCenterAddress(), link: '去入驻' },
  useParts: (list) => {
    const [removed, setRemoved] = useState<Removed>();
    const arrived = useStore(arrivals);
    const { refresh, items } = list;
    const isWorking = items.some(({ state }) => state === 'processing');
    // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival reads the list again
    useEffect(() => {
      if (arrived > 0) refresh();
    }, [arrived]);
    useEffect(() => {
      if (!isWorking) return;
      const timer = setInterval(refresh, LOOK);
      return () => clearInterval(timer);
    });
    return {
      head: <QueueList onCancel={({ key, id, name }) => setRemoved({ key, id, name })} />,
      row: (file) => <MediaRow file={file} onRemove={setRemoved} onChanged={refresh} />,
      foot: (
        <RemoveMediaQuestion
          file={removed}
          onClose={() => setRemoved(undefined)}
          onRemoved={refresh}
        />
      ),
    };
  },
});
