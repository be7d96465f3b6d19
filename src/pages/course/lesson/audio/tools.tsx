import { useState } from 'react';
import { type Sleep, sleepIn, sleepLeft, sleepMinutes } from '#src/entities/course/audio/sleep.ts';
import { Button } from '#src/ui/button/button.tsx';
import { useTick } from '#src/ui/countdown/use-tick.ts';
import { AudioTool } from '#src/ui/player/controls/audio-face.tsx';
import { RatePanel } from '#src/ui/player/controls/choice-panel.tsx';
import { clockTime } from '#src/ui/player/playback/media-time.ts';
import { rateText } from '#src/ui/player/playback/rates.ts';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Catalogue } from '../../catalogue/catalogue.tsx';
import type { Product } from '../../lessons-of.ts';

type SleepProps = { sleep: Sleep; onSleep: (sleep: Sleep) => void };

const SleepChoice = ({ sleep, onSleep }: SleepProps) => (
  <>
    {sleepMinutes.map((minutes) => (
      <Button key={minutes} look="outlined" onClick={() => onSleep(sleepIn(minutes, Date.now()))}>
        {minutes} 分钟后
      </Button>
    ))}
    <Button look="outlined" onClick={() => onSleep('lesson')}>
      播完本节
    </Button>
    {sleep !== undefined && (
      <Button look="danger" onClick={() => onSleep(undefined)}>
        取消定时
      </Button>
    )}
  </>
);

const SleepName = ({ sleep }: { sleep: Sleep }) => {
  const now = useTick();
  if (sleep === 'lesson') return '播完本节';
  const left = sleepLeft(sleep, now ?? Date.now());
  return left === undefined ? '定时' : clockTime(left);
};

type Props = {
  product: Product;
  current: string;
  rate: number;
  sleep: Sleep;
  onRate: (rate: number) => void;
  /** Undefined while no audio is open. */
  onSleep: ((sleep: Sleep) => void) | undefined;
  onBuy: () => void;
};

export const AudioTools = ({ product, current, rate, sleep, onRate, onSleep, onBuy }: Props) => {
  const [opened, setOpened] = useState<{ what: 'rate' | 'sleep' | 'list'; at: string }>();
  // playing another lesson, such as one chosen in the list, closes the open panel
  const open = opened?.at === current ? opened.what : undefined;
  const setOpen = (what: 'rate' | 'sleep' | 'list') => setOpened({ what, at: current });
  const close = () => setOpened(undefined);
  const chosen =
    <T,>(apply: (value: T) => void) =>
    (value: T) => {
      apply(value);
      close();
    };
  const buy = () => {
    close();
    onBuy();
  };
  return (
    <>
      <AudioTool name="倍速" onPress={() => setOpen('rate')}>
        {rateText(rate)}
      </AudioTool>
      {onSleep && (
        <AudioTool
          icon="moon"
          name={<SleepName sleep={sleep} />}
          onPress={() => setOpen('sleep')}
        />
      )}
      {product.lessonCount > 1 && (
        <AudioTool icon="list" name="播放列表" onPress={() => setOpen('list')} />
      )}
      <Sheet open={open === 'rate'} title="播放速度" size="bottom" onClose={close}>
        <RatePanel rate={rate} look="light" onChoose={chosen(onRate)} />
      </Sheet>
      <Sheet open={open === 'sleep'} title="定时关闭" size="bottom" onClose={close}>
        {onSleep && <SleepChoice sleep={sleep} onSleep={chosen(onSleep)} />}
      </Sheet>
      <Sheet open={open === 'list'} title="播放列表" onClose={close}>
        <Catalogue product={product} current={current} onBuy={buy} />
      </Sheet>
    </>
  );
};
