import { type ReactNode, useEffect, useRef } from 'react';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { LineSign } from '#src/ui/icon/line-sign.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { clockTime } from '#src/ui/player/playback/media-time.ts';
import css from './recorder.module.css';
import type { Recorder } from './use-recorder.ts';
import { faultWords, noRecorder } from './words.ts';

const Microphone = () => (
  <LineSign
    d="M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM6 11v1a6 6 0 0 0 12 0v-1M12 18v3"
    stroke={1.8}
    size={1.25}
  />
);

const Hindrance = ({ title, text }: { title: string; text: string }) => (
  <Stack tone="primary" gap={4} pad={12} surface="tint" radius="small" role="alert">
    <Text kind="card-title">{title}</Text>
    <p>{text}</p>
  </Stack>
);

type Props = {
  recorder: Recorder;
  most: number;
  /** The button's text before a recording exists, and after. */
  begin: string;
  again: string;
  has: boolean;
  /** What is being done with the new recording, such as 上传中…; recording is disabled meanwhile. */
  busy?: string | undefined;
  onBegin: () => void;
  /** Chooses a sound recorded elsewhere; undefined where that is not offered. */
  onChoose?: (() => void) | undefined;
  children?: ReactNode;
};

export const RecorderPanel = (props: Props) => {
  const { recorder, most, begin, again, has, busy, onBegin, onChoose, children } = props;
  const { way, state, stop } = recorder;
  const { step } = state;
  const button = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  useEffect(() => {
    // the button lost the focus while it was disabled
    if (step === 'asking') focused.current = true;
    if (step === 'asking' || busy !== undefined || !focused.current) return;
    if (document.activeElement === document.body) button.current?.querySelector('button')?.focus();
  }, [step, busy]);
  const name = step === 'fault' ? '再试一次' : has ? again : begin;
  const isStuck = way === '' || step === 'fault' || step === 'unfit';
  return (
    <Stack gap={12} flex="shrink">
      {way === '' && <Hindrance {...noRecorder} />}
      {step === 'fault' && <Hindrance {...faultWords[state.fault]} />}
      {step === 'unfit' && (
        <Text tone="price" role="alert">
          {state.text}
        </Text>
      )}
      {step === 'recording' && (
        <Line
          as="p"
          kind="section-title"
          tone="primary"
          digits
          gap={8}
          justify="center"
          role="timer"
          aria-label="已录时间"
        >
          <span className={css.dot} aria-hidden="true" />
          {clockTime(state.seconds)} / {clockTime(most)}
        </Line>
      )}
      {children}
      {way !== '' && (
        <div ref={button}>
          {step === 'recording' ? (
            <Button look="danger" onClick={stop}>
              停止录音
            </Button>
          ) : (
            <Button
              look={has ? 'outlined' : 'filled'}
              busy={busy ?? (step === 'asking' ? '正在打开麦克风…' : undefined)}
              disabled={way === undefined}
              onClick={onBegin}
            >
              <Line as="span" gap={6} inline>
                <Microphone />
                {name}
              </Line>
            </Button>
          )}
        </div>
      )}
      {onChoose && isStuck && busy === undefined && (
        <TextButton onClick={onChoose}>选择音频文件</TextButton>
      )}
      <p className="spoken" role="status">
        {step === 'recording' ? '正在录音' : ''}
      </p>
    </Stack>
  );
};
