import { App, Button, Progress, Upload, type UploadProps } from 'antd';
import { removeDeskMedia } from '#schemas/media/desk-endpoints.ts';
import { fileSizeText, MEDIA_ACCEPT, percentOf } from '#src/entities/media/words.ts';
import { useStore } from '#src/platform/storage/store.ts';
import type { QueueEntry } from '#src/platform/upload/queue.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { ActButton } from '../parts/form/act-button.tsx';
import { Line, Stack, Text } from '../parts/part.tsx';
import { arrivals, deskQueue } from './own-queue.ts';

const words: Readonly<Record<QueueEntry['state'], string>> = {
  waiting: '等待上传',
  sending: '上传中',
  paused: '已暂停',
  failed: '失败',
  sent: '已传完',
};

const giveUp = async ({ key, id }: QueueEntry) => {
  deskQueue.pause(key);
  const answer = id
    ? await changeByOperator(removeDeskMedia, { id: Number(id) })
    : ({ ok: true, data: {} } as const);
  if (answer.ok || answer.refusal === 'noSuchMedia') deskQueue.drop(key);
  return answer;
};

const Entry = ({ entry }: { entry: QueueEntry }) => {
  const { key, name, bytes, sent, state, reason } = entry;
  return (
    <Stack as="li" gap={2}>
      <Line gap={8} wrap justify="between">
        <Text as="span" breaks="anywhere">
          {name}（{fileSizeText(bytes)}）
        </Text>
        <Line as="span" gap={8}>
          {(state === 'sending' || state === 'waiting') && (
            <Button size="small" onClick={() => deskQueue.pause(key)}>
              暂停
            </Button>
          )}
          {(state === 'paused' || state === 'failed') && (
            <Button size="small" onClick={() => deskQueue.resume(key)}>
              {state === 'paused' ? '继续' : '重试'}
            </Button>
          )}
          {state === 'sent' ? (
            <Button size="small" onClick={() => deskQueue.drop(key)}>
              移出
            </Button>
          ) : (
            <ActButton
              size="small"
              danger
              ask={{
                ...{ title: '取消上传？', description: '已经传到的部分会删除。' },
                ...{ ok: '取消上传', cancel: '继续上传' },
              }}
              act={() => giveUp(entry)}
              onDone={() => arrivals.set(arrivals.get() + 1)}
            >
              取消
            </ActButton>
          )}
        </Line>
      </Line>
      <Progress
        percent={percentOf(sent, bytes)}
        aria-label={`${name}的上传进度`}
        status={state === 'failed' ? 'exception' : state === 'sent' ? 'success' : 'normal'}
      />
      <Text tone={state === 'failed' ? 'bad' : 'secondary'} role="status">
        {state === 'failed' ? reason : words[state]}
      </Text>
    </Stack>
  );
};

const useUpload = (): UploadProps => {
  const { message } = App.useApp();
  return {
    ...{ multiple: true, accept: MEDIA_ACCEPT, showUploadList: false },
    beforeUpload: (file, all) => {
      if (file === all[0]) {
        deskQueue.add(all);
        void message.info(`已加入队列：${all.length} 个文件`);
      }
      return false;
    },
  };
};

export const UploadFiles = () => (
  <Upload {...useUpload()}>
    <Button type="primary">上传文件</Button>
  </Upload>
);

export const UploadArea = () => {
  const entries = useStore(deskQueue.entries);
  const upload = useUpload();
  return (
    <Stack gap={12} below={16}>
      <Upload.Dragger {...upload}>
        <p>把文件拖到这里，或点击选择</p>
        <p>
          视频、音频最大 2 GB，图片 20 MB，PDF 100
          MB。断开或关闭页面后，重新选择同一个文件会接着传。
        </p>
      </Upload.Dragger>
      {entries.length > 0 && (
        <Stack as="ul" gap={12} bare aria-label="上传队列">
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </Stack>
      )}
    </Stack>
  );
};
