import { uploadVoice } from '#schemas/upload/endpoints.ts';
import { readySdk } from '../wechat/ready-sdk.ts';
import { ask, type Sdk } from '../wechat/sdk.ts';
import { change } from '../writing/change.ts';
import { type Recording, RecordingError, type Take, wholeSeconds } from './take.ts';

/** The messenger ends every recording after a minute; in seconds. */
const MESSENGER_LIMIT = 60;

const sendVoice = async (sdk: Sdk, localId: string): Promise<string> => {
  const uploaded = await ask(sdk.uploadVoice, { localId, isShowProgressTips: 1 as const });
  if (!uploaded) throw new Error('录音还没有上传');
  const answer = await change(uploadVoice, { media_id: uploaded.serverId });
  if (!answer.ok) throw new Error(answer.message || '网络不稳定，录音还没有上传');
  return answer.data.data;
};

const asTake = (sdk: Sdk, localId: string, ms: number): Take => ({
  seconds: wholeSeconds(ms),
  source: '',
  hear: () => sdk.playVoice({ localId }),
  send: () => sendVoice(sdk, localId),
  drop: () => sdk.stopVoice({ localId }),
});

/** `most` in seconds, and never more than a minute. Rejects with a `RecordingError`. */
export const recordByMessenger = async (most: number): Promise<Recording> => {
  const sdk = await readySdk().catch(() => {
    throw new RecordingError('failed');
  });
  await ask(sdk.startRecord, {}).then(
    // the messenger reports a refusal as a cancellation
    (begun) => {
      if (!begun) throw new RecordingError('refused');
    },
    () => {
      throw new RecordingError('failed');
    },
  );
  const longest = Math.min(most, MESSENGER_LIMIT) * 1000;
  const begun = performance.now();
  let wanted = true;
  let stop = () => {};
  const ended = new Promise<Take | undefined>((resolve, reject) => {
    const end = (localId: string) => {
      clearTimeout(limit);
      const ms = Math.min(performance.now() - begun, longest);
      resolve(wanted ? asTake(sdk, localId, ms) : undefined);
    };
    stop = () => {
      ask(sdk.stopRecord, {}).then(
        (stopped) => end(stopped?.localId ?? ''),
        () => reject(new RecordingError('failed')),
      );
    };
    const limit = setTimeout(stop, longest);
    sdk.onVoiceRecordEnd({ complete: ({ localId }) => end(localId) });
  });
  return {
    stop: () => stop(),
    cancel: () => {
      wanted = false;
      stop();
    },
    ended,
  };
};
