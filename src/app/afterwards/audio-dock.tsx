import { useLayoutEffect, useRef } from 'react';
import {
  closeAudio,
  retryAudio,
  toggleAudio,
  turnAudio,
} from '#src/entities/course/audio/player.ts';
import { type Audio, audioOnPage, audioStore } from '#src/entities/course/audio/state.ts';
import { lessonAddress } from '#src/entities/course/lesson-address.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { PlayerIcon } from '#src/ui/player/controls/icons.tsx';
import { useMediaState } from '#src/ui/player/playback/use-media-state.ts';
import css from './audio-dock.module.css';

const words = {
  gone: '播放地址已失效，点击重试',
  network: '网络不给力，点击重试',
  format: '这段音频无法播放',
} as const;

const Progress = ({ time, duration }: { time: number; duration: number }) => {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const share = duration > 0 ? time / duration : 0;
    if (line.current) line.current.style.transform = `scaleX(${Math.min(1, share)})`;
  }, [time, duration]);
  return <span className={css.progress} ref={line} />;
};

const Dock = ({ audio }: { audio: Audio }) => {
  const { lesson, fault, rests } = audio;
  const media = useMediaState(audio.media);
  const length = lesson.open === 'trial' ? lesson.trial : lesson.duration;
  const position = rests === undefined ? media : { time: rests, duration: length / 1000 };
  const { title, teacher } = lesson.product;
  const subtitle = fault ? words[fault] : title === lesson.title ? teacher : title;
  const press = () => (fault ? void retryAudio() : toggleAudio());
  return (
    <>
      <div className={css.layout} />
      <aside className={css.dock} aria-label="正在收听">
        <Progress {...position} />
        <a className={css.link} href={lessonAddress(lesson.product, lesson)}>
          <span className={css.cover}>
            <Picture src={lesson.product.thumb} ratio="square" />
          </span>
          <span className={css.words}>
            <span className={css.title}>{lesson.title}</span>
            <span className={css.of} role={fault && 'alert'}>
              {subtitle}
            </span>
          </span>
        </a>
        <button
          className={css.button}
          type="button"
          aria-label={fault ? '重试' : media.playing ? '暂停' : '播放'}
          aria-busy={audio.turning || media.waiting}
          onClick={press}
        >
          <PlayerIcon name={fault ? 'replay' : media.playing ? 'pause' : 'play'} size={1.6} />
        </button>
        {lesson.next && (
          <button
            className={css.button}
            type="button"
            aria-label="下一节"
            onClick={() => void turnAudio('next')}
          >
            <PlayerIcon name="next" size={1.4} />
          </button>
        )}
        <button className={css.button} type="button" aria-label="停止收听" onClick={closeAudio}>
          <PlayerIcon name="close" size={1.3} />
        </button>
      </aside>
    </>
  );
};

/** Stands on every page except that of the playing lesson. */
export default function AudioDock() {
  const audio = useStore(audioStore);
  const onPage = useStore(audioOnPage);
  return audio && !onPage ? <Dock audio={audio} /> : null;
}
