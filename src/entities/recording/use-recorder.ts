import { useEffect, useRef, useState } from 'react';
import { takeFile } from '#src/platform/recording/by-file.ts';
import { type RecordingWay, record, recordingWay } from '#src/platform/recording/record.ts';
import {
  type Recording,
  RecordingError,
  type RecordingFault,
  type Take,
} from '#src/platform/recording/take.ts';

/** Interval at which the clock is read while recording, in ms. */
const LOOK = 200;

/** `unheard`: shorter or longer than permitted. */
export type RecorderState =
  | { step: 'idle' }
  | { step: 'asking' }
  | { step: 'recording'; seconds: number }
  | { step: 'taken'; take: Take }
  | { step: 'fault'; fault: RecordingFault }
  | { step: 'unfit'; text: string };

const faultOf = (error: unknown): RecorderState =>
  error instanceof RecordingError
    ? { step: 'fault', fault: error.fault }
    : { step: 'unfit', text: error instanceof Error ? error.message : String(error) };

const unfit = (seconds: number, least: number, most: number): string => {
  if (seconds < least) return `录音至少 ${least} 秒，这次只有 ${seconds} 秒，请再录一次`;
  return seconds > most ? `录音不能超过 ${most} 秒，这段有 ${seconds} 秒` : '';
};

type Options = {
  least: number;
  most: number;
  /** A recording that is running when the page is left counts as well; otherwise it is dropped. */
  outlives: boolean;
};

/** A new recording frees the one before. */
export const useRecorder = ({ least, most, outlives }: Options) => {
  // set in an effect, since the server has no microphone to detect
  const [way, setWay] = useState<RecordingWay>();
  const [state, setState] = useState<RecorderState>({ step: 'idle' });
  const held = useRef<{ recording?: Recording | undefined; take?: Take | undefined }>({});
  const shown = useRef(true);

  useEffect(() => setWay(recordingWay()), []);
  useEffect(() => {
    shown.current = true;
    const { current } = held;
    return () => {
      shown.current = false;
      if (outlives) current.recording?.stop();
      else current.recording?.cancel();
    };
  }, [outlives]);

  const recording = state.step === 'recording';
  useEffect(() => {
    if (!recording) return undefined;
    const begun = performance.now();
    const timer = setInterval(() => {
      const seconds = Math.min(most, Math.floor((performance.now() - begun) / 1000));
      setState((now) => (now.step === 'recording' ? { ...now, seconds } : now));
    }, LOOK);
    return () => clearInterval(timer);
  }, [recording, most]);

  const settle = (take: Take | undefined): Take | undefined => {
    held.current.recording = undefined;
    if (!take) {
      setState({ step: 'idle' });
      return undefined;
    }
    const text = unfit(take.seconds, least, most);
    if (text) {
      take.drop();
      setState({ step: 'unfit', text });
      return undefined;
    }
    held.current.take?.drop();
    held.current.take = take;
    setState({ step: 'taken', take });
    return take;
  };

  const fail = (error: unknown): undefined => {
    held.current.recording = undefined;
    setState(faultOf(error));
  };

  /** Records until it is stopped; resolves to the recording, undefined where it does not count. */
  const begin = async (): Promise<Take | undefined> => {
    if (!way || held.current.recording) return undefined;
    setState({ step: 'asking' });
    try {
      const begun = await record(way, most);
      if (!shown.current) {
        begun.cancel();
        return undefined;
      }
      held.current.recording = begun;
      setState({ step: 'recording', seconds: 0 });
      return settle(await begun.ended);
    } catch (error) {
      return fail(error);
    }
  };

  const choose = async (): Promise<Take | undefined> => {
    try {
      const take = await takeFile();
      return take ? settle(take) : undefined;
    } catch (error) {
      return fail(error);
    }
  };

  return {
    ...{ way, state, begin, choose },
    stop: () => held.current.recording?.stop(),
    rest: () => setState({ step: 'idle' }),
  };
};

export type Recorder = ReturnType<typeof useRecorder>;
