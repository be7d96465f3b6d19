import { useCallback, useEffect, useRef, useState } from 'react';
import type { LessonProgress } from '#schemas/course/endpoints.ts';
import { supportAddress } from '#schemas/support/addresses.ts';
import { grantWish, useWish, wishToPlay } from '#src/entities/course/play-wish.ts';
import { setPlayRate, usePlayRate } from '#src/entities/course/progress/play-rate.ts';
import { beginningOf } from '#src/entities/course/progress/resume-point.ts';
import { trackProgress } from '#src/entities/course/progress/track.ts';
import { reportUnplayable } from '#src/entities/course/report-unplayable.ts';
import { showVideo } from '#src/platform/media/shown-video.ts';
import { attachMedia } from '#src/platform/media/source.ts';
import { CoverAction, CoverLink, PlayerCover } from '#src/ui/player/overlay/cover.tsx';
import { lengthText } from '#src/ui/player/playback/media-time.ts';
import type { Attach, PlaybackFault } from '#src/ui/player/playback/use-playback.ts';
import { VideoPlayer } from '#src/ui/player/video/video-player.tsx';
import { buyText } from '../../buy-text.ts';
import type { Lesson } from '../use-lesson.ts';
import css from './stage.module.css';

type Props = {
  lesson: Lesson;
  /** Address of the next lesson, '' where there is none. */
  next: string;
  /** What it costs this member, in yuan. */
  pays: string | null;
  onBuy: () => void;
  onRetry: () => void;
  /** Called once the server counts the lesson as finished. */
  onFinished: () => void;
};

type EndProps = Pick<Props, 'lesson' | 'pays' | 'next' | 'onBuy'> & { again: () => void };

const Ending = ({ lesson, pays, next, onBuy, again }: EndProps) => {
  if (lesson.open === 'trial')
    return (
      <PlayerCover title="试看结束" text="购买后学习完整内容">
        <CoverAction onPress={onBuy}>{buyText(pays, lesson.product.price)}</CoverAction>
        <CoverAction look="plain" onPress={again}>
          重新试看
        </CoverAction>
      </PlayerCover>
    );
  return (
    <PlayerCover title="本节已学完">
      {next && (
        <CoverLink href={next} onClick={() => wishToPlay(lesson.next)}>
          学下一节
        </CoverLink>
      )}
      <CoverAction look="plain" onPress={again}>
        再看一遍
      </CoverAction>
    </PlayerCover>
  );
};

export const LessonVideo = ({ lesson, pays, next, onBuy, onRetry, onFinished }: Props) => {
  const { id, open, sources, product } = lesson;
  const [finished, setFinished] = useState(lesson.finished);
  const done = useRef(lesson.finished);
  const latest = useRef(onFinished);
  useEffect(() => {
    latest.current = onFinished;
  });
  const onProgress = useCallback((progress: LessonProgress) => {
    if (!progress.finished || done.current) return;
    done.current = true;
    setFinished(true);
    latest.current();
  }, []);
  const rate = usePlayRate();
  const wished = useWish(lesson);
  const attach: Attach = useCallback(
    (media, options) => attachMedia(media, sources, options),
    [sources],
  );
  const watch = useCallback(
    (media: HTMLMediaElement) =>
      showVideo(media, trackProgress(media, { product: product.id, lesson: id, onProgress }).stop),
    [product.id, id, onProgress],
  );
  const onFault = useCallback((why: PlaybackFault) => reportUnplayable(lesson, why), [lesson]);
  const shown = open === 'trial' ? lesson.trial : lesson.duration;
  return (
    <div className={css.sticky} data-cover>
      <VideoPlayer
        key={id}
        title={lesson.title}
        poster={product.thumb}
        attach={attach}
        sourceKey={`${id} ${open}`}
        startAt={beginningOf(lesson, shown)}
        finished={lesson.finished}
        watched={lesson.furthest / 1000}
        noSkip={lesson.noSkip && !finished}
        rate={rate}
        onRate={setPlayRate}
        watermark={lesson.watermark}
        badge={open === 'trial' ? `试看 ${lengthText(lesson.trial / 1000)}` : undefined}
        ending={(again) => (
          <Ending lesson={lesson} pays={pays} next={next} onBuy={onBuy} again={again} />
        )}
        watch={watch}
        wished={wished}
        onWished={grantWish}
        onRetry={onRetry}
        help={supportAddress({ topic: 'study' })}
        onFault={onFault}
      />
    </div>
  );
};
