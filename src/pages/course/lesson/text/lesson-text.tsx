import { useRef } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import { useTick } from '#src/ui/countdown/use-tick.ts';
import { openPictures } from '#src/ui/media/picture-viewer.ts';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { PlayerIcon } from '#src/ui/player/controls/icons.tsx';
import { spokenTime } from '#src/ui/player/playback/media-time.ts';
import { buyText } from '../../buy-text.ts';
import { lessonAddressIn, type Product } from '../../lessons-of.ts';
import { ClosedStage } from '../stage/closed.tsx';
import type { Lesson } from '../use-lesson.ts';
import css from './lesson-text.module.css';
import { useReadSize } from './read-size.ts';
import { useGraphicStudy } from './use-graphic-study.ts';
import { useReadingPosition } from './use-reading-position.ts';

type FinishProps = { finished: boolean; readyAt: number; busy: boolean; onFinish: () => void };

const FinishMark = ({ finished, readyAt, busy, onFinish }: FinishProps) => {
  const now = useTick();
  const wait = Math.ceil((readyAt - (now ?? Date.now())) / 1000);
  if (finished)
    return (
      <Line as="p" kind="card-title" tone="accent" gap={6} justify="center" tap>
        <PlayerIcon name="done" size={1.3} />
        已学完
      </Line>
    );
  return (
    <Button disabled={wait > 0} busy={busy ? '正在保存…' : undefined} onClick={onFinish}>
      {wait > 0 ? `再读 ${spokenTime(wait)}可标记学完` : '我已学完'}
    </Button>
  );
};

type Props = {
  lesson: Lesson;
  product: Product;
  /** What it costs this member, in yuan. */
  pays: string | null;
  onBuy: () => void;
  /** Called once the text is marked as read. */
  onFinished: () => void;
};

const onPicture = (pictures: string[], at: number) => void openPictures(pictures, at);

const Barrier = ({ lesson, pays, onBuy }: Pick<Props, 'lesson' | 'pays' | 'onBuy'>) => (
  <Stack textAlign="center" gap={12} above={8}>
    <Text tone="secondary">试读结束，购买后阅读全文</Text>
    <Button onClick={onBuy}>{buyText(pays, lesson.product.price)}</Button>
  </Stack>
);

const OpenText = ({ lesson, pays, onBuy, onFinished }: Omit<Props, 'product'>) => {
  const { id, open, product } = lesson;
  const text = useRef<HTMLElement>(null);
  const { begun, busy, finish } = useGraphicStudy(product.id, id, open === 'full');
  const size = useReadSize();
  useReadingPosition(text, {
    ...{ product: product.id, lesson: id },
    ...{ position: begun?.position, finished: lesson.finished },
  });
  const onFinish = async () => {
    if (await finish()) onFinished();
  };
  return (
    <Box
      as="article"
      padInline="gutter"
      padStart={16}
      padEnd={24}
      surface="card"
      aria-labelledby="lesson-title"
    >
      <Text as="h2" kind="page-title" breaks="pretty" id="lesson-title">
        {lesson.title}
      </Text>
      <Text kind="meta" tone="tertiary" above={6} below={16}>
        {[product.teacher, lesson.chapterTitle].filter(Boolean).join(' · ') || product.title}
      </Text>
      <section className={open === 'trial' ? css.cut : undefined} ref={text}>
        <RichText html={lesson.html} size={size} onPicture={onPicture} />
      </section>
      {open === 'trial' && <Barrier lesson={lesson} pays={pays} onBuy={onBuy} />}
      {open === 'full' && begun && (
        <div className={css.end}>
          <FinishMark {...begun} busy={busy} onFinish={() => void onFinish()} />
        </div>
      )}
    </Box>
  );
};

export const LessonText = ({ product, ...rest }: Props) =>
  rest.lesson.open === 'none' ? (
    <ClosedStage {...rest} previous={lessonAddressIn(product, rest.lesson.previous)} />
  ) : (
    <OpenText {...rest} />
  );
