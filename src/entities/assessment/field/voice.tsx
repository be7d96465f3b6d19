import { useEffect, useRef, useState } from 'react';
import { recordingLimit } from '#schemas/assessment/judge.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import type { Take } from '#src/platform/recording/take.ts';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import { Heard } from '../../recording/heard.tsx';
import { RecorderPanel } from '../../recording/recorder.tsx';
import { useRecorder } from '../../recording/use-recorder.ts';
import type { FieldProps } from './field-props.ts';

/** `share`: the part uploaded, 0 to 1; `failure`: why it failed, '' for no failure. */
type Sending = { take: Take; share: number; failure: string };

const limitWords = (least: number, most: number): string =>
  least > 1 ? `请录 ${least} 至 ${most} 秒` : `最多录 ${most} 秒`;

const useSending = ({ onChange, onUpload }: Pick<FieldProps, 'onChange' | 'onUpload'>) => {
  const [sending, setSending] = useState<Sending>();
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const newest = useRef<Take>(undefined);
  const send = async (take: Take): Promise<void> => {
    newest.current = take;
    const show = (part: Partial<Sending>) => {
      if (newest.current === take) setSending({ take, share: 0, failure: '', ...part });
    };
    show({});
    onUpload(true);
    try {
      const address = await take.send((share) => show({ share }));
      if (newest.current !== take) return;
      setSending(undefined);
      onChange([address, String(take.seconds)]);
    } catch (error) {
      show({ failure: error instanceof Error ? error.message : String(error) });
      if (!shown.current) showToast('录音没有上传成功，请回到那道题重新录音');
    } finally {
      onUpload(false);
    }
  };
  return { sending, send };
};

export const VoiceField = ({ question, values, onChange, onUpload, ids }: FieldProps) => {
  const [address, seconds] = values;
  const has = address !== undefined && seconds !== undefined;
  const most = recordingLimit(question);
  const recorder = useRecorder({ least: question.least, most, outlives: true });
  const { sending, send } = useSending({ onChange, onUpload });
  const [asking, setAsking] = useState<() => void>();
  const failed = sending !== undefined && sending.failure !== '';
  const busy = sending !== undefined && !failed;
  const { state } = recorder;

  const taking = (take: () => Promise<Take | undefined>) => async () => {
    setAsking(undefined);
    onUpload(true);
    const taken = await take().finally(() => onUpload(false));
    if (taken) await send(taken);
  };
  const replacing = (take: () => Promise<Take | undefined>) => () => {
    const run = () => void taking(take)();
    // another recording would also replace one that is waiting for its upload
    if (has || failed) setAsking(() => run);
    else run();
  };

  return (
    <Stack as="fieldset" tone="secondary" gap={12} bare {...ids}>
      <p>{has ? `已录音 ${seconds} 秒` : limitWords(question.least, most)}</p>
      {has && state.step !== 'recording' && sending === undefined && (
        <Heard address={address} label={`录音，${seconds} 秒`} />
      )}
      <RecorderPanel
        recorder={recorder}
        most={most}
        begin="开始录音"
        again="重新录音"
        has={has || sending !== undefined}
        busy={busy ? '上传中…' : undefined}
        onBegin={replacing(recorder.begin)}
        onChoose={replacing(recorder.choose)}
      >
        {sending && (
          <>
            {sending.take.source !== '' && (
              <Heard address={sending.take.source} label="刚才的录音" />
            )}
            {sending.take.hear && <TextButton onClick={sending.take.hear}>试听</TextButton>}
          </>
        )}
        {busy && <ProgressBar value={sending.share} max={1} label="上传进度" />}
        {busy && <p role="status">正在上传 {Math.floor(sending.share * 100)}%</p>}
        {failed && (
          <>
            <Text tone="price" role="alert">
              录音没有上传成功：{sending.failure}。离开这道题会丢失这段录音。
            </Text>
            <Button onClick={() => void send(sending.take)}>重新上传</Button>
          </>
        )}
      </RecorderPanel>
      <Sheet
        open={asking !== undefined}
        size="bottom"
        title="重新录音？"
        onClose={() => setAsking(undefined)}
      >
        <p>新的录音上传以后，会替换现在这段；在那之前，现在这段还在。</p>
        <Button look="danger" onClick={() => asking?.()}>
          重新录音
        </Button>
        <Button look="outlined" onClick={() => setAsking(undefined)}>
          取消
        </Button>
      </Sheet>
    </Stack>
  );
};
