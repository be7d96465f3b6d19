import { useState } from 'react';
import { Heard } from '#src/entities/recording/heard.tsx';
import { RecorderPanel } from '#src/entities/recording/recorder.tsx';
import { useRecorder } from '#src/entities/recording/use-recorder.ts';
import type { Take } from '#src/platform/recording/take.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';

/** How long the test records, in s. */
const MOST = 5;

/** Nothing of the recording is sent. */
export const MicrophoneTest = () => {
  const recorder = useRecorder({ least: 1, most: MOST, outlives: false });
  const [take, setTake] = useState<Take>();
  const begin = async () => {
    setTake(undefined);
    setTake(await recorder.begin());
  };
  return (
    <Stack as="section" gap={12}>
      <Text as="h3" kind="card-title">
        先试试麦克风
      </Text>
      <Text tone="secondary">
        念一句话，录 {MOST} 秒后会自动停下。试音只在这台手机上，不会上传。
      </Text>
      <RecorderPanel
        recorder={recorder}
        most={MOST}
        begin="开始试音"
        again="再试一次"
        has={take !== undefined}
        onBegin={() => void begin()}
      >
        {take && (
          <>
            {take.source !== '' && (
              <Heard address={take.source} label={`试音，${take.seconds} 秒`} />
            )}
            {take.hear && <TextButton onClick={take.hear}>听一听</TextButton>}
            <p role="status">
              录好了，听听看：声音清楚就可以开始；听不到时，请调大音量或靠近一些再试。
            </p>
          </>
        )}
      </RecorderPanel>
    </Stack>
  );
};
