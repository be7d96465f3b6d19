import type { ReactNode } from 'react';
import { SupportLink } from '#src/entities/support/link.tsx';
import type { MediaFault } from '#src/platform/media/fault.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { Line } from '#src/ui/part/parts.tsx';
import { buyText } from '../../buy-text.ts';
import type { Lesson } from '../use-lesson.ts';

const faults: Readonly<Record<MediaFault, string>> = {
  gone: '播放地址已失效',
  network: '网络不给力，进度已为你保留',
  format: '这段音频无法播放，文件可能已损坏',
};

type Props = {
  lesson: Lesson;
  /** What it costs this member, in yuan. */
  pays: string | null;
  fault: MediaFault | undefined;
  ended: boolean;
  onRetry: () => void;
  onBuy: () => void;
};

const Notice = (own: { role: 'alert' | 'status'; children: ReactNode }) => (
  <Line
    as="p"
    kind="meta"
    tone="primary"
    justify="center"
    wrap
    padInline={12}
    above={12}
    surface="tint"
    radius="small"
    {...own}
  />
);

export const AudioWord = ({ lesson, pays, fault, ended, onRetry, onBuy }: Props) => {
  if (fault)
    return (
      <Notice role="alert">
        {faults[fault]}
        <TextButton onClick={onRetry}>重试</TextButton>
        <SupportLink topic="study" />
      </Notice>
    );
  if (!ended || lesson.open !== 'trial') return null;
  return (
    <Notice role="status">
      试听结束，购买后收听完整内容
      <TextButton onClick={onBuy}>{buyText(pays, lesson.product.price)}</TextButton>
    </Notice>
  );
};
