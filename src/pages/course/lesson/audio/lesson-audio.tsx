import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  playAudio,
  retryAudio,
  seekAudio,
  setAudioRate,
  sleepAudio,
  toggleAudio,
  turnAudio,
} from '#src/entities/course/audio/player.ts';
import { audioOnPage, audioStore, finishedAudio } from '#src/entities/course/audio/state.ts';
import { lessonAddress } from '#src/entities/course/lesson-address.ts';
import { grantWish, useWish } from '#src/entities/course/play-wish.ts';
import { usePlayRate } from '#src/entities/course/progress/play-rate.ts';
import { beginningOf } from '#src/entities/course/progress/resume-point.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { followLink } from '#src/platform/navigation/follow-link.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { AudioFace } from '#src/ui/player/controls/audio-face.tsx';
import { lengthText } from '#src/ui/player/playback/media-time.ts';
import { isRefused, landing } from '#src/ui/player/playback/seek-limit.ts';
import { useMediaState } from '#src/ui/player/playback/use-media-state.ts';
import { lessonAddressIn, type Product } from '../../lessons-of.ts';
import type { Lesson } from '../use-lesson.ts';
import { AudioTools } from './tools.tsx';
import { AudioWord } from './word.tsx';

type Props = {
  lesson: Lesson;
  product: Product;
  /** What it costs this member, in yuan. */
  pays: string | null;
  onBuy: () => void;
  onFinished: () => void;
};

/** Whether the player has this page's lesson; the small player is hidden then. */
const useHeard = (lesson: Lesson) => {
  const audio = useStore(audioStore);
  const same = audio?.lesson.id === lesson.id && audio.lesson.open === lesson.open;
  const heard = same && audio.rests === undefined ? audio : undefined;
  const before = useRef('');
  useEffect(() => {
    // the player has gone on to the next lesson: the page of that lesson replaces this one
    const turned = before.current === lesson.id && audio && audio.lesson.id !== lesson.id;
    before.current = audio?.lesson.id ?? '';
    if (turned && audio.lesson.product.id === lesson.product.id)
      navigate(lessonAddress(audio.lesson.product, audio.lesson), { replace: true });
  }, [audio, lesson]);
  useEffect(() => {
    audioOnPage.set(same);
    return () => audioOnPage.set(false);
  }, [same]);
  return heard;
};

/** Calls `onFinished` when a lesson was finished since the page was opened. */
const useFinished = (onFinished: () => void) => {
  const finished = useStore(finishedAudio);
  const before = useRef(finished);
  useEffect(() => {
    if (before.current === finished) return;
    before.current = finished;
    onFinished();
  }, [finished, onFinished]);
};

/** Plays the lesson where that was asked for elsewhere than by the player's own button. */
const useWished = (lesson: Lesson, play: () => void) => {
  const wished = useWish(lesson);
  const begin = useEffectEvent(() => {
    grantWish();
    play();
  });
  useEffect(() => {
    if (wished) begin();
  }, [wished]);
};

/** The player's state before the lesson is played, at the position at which it will start. */
const waitingAt = (lesson: Lesson) => ({
  playing: false,
  waiting: false,
  ended: false,
  time: beginningOf(lesson, lesson.duration),
  duration: (lesson.open === 'trial' ? lesson.trial : lesson.duration) / 1000,
  buffered: 0,
});

const albumOf = ({ title, product: { teacher } }: Lesson, product: Product): string =>
  [product.title === title ? '' : product.title, teacher].filter(Boolean).join(' · ');

/** The lesson plays on when the page is left. */
export const LessonAudio = ({ lesson, product, pays, onBuy, onFinished }: Props) => {
  const heard = useHeard(lesson);
  useFinished(onFinished);
  const [reached, setReached] = useState(lesson.furthest / 1000);
  const heardState = useMediaState(heard?.media ?? null);
  const media = heard ? heardState : waitingAt(lesson);
  const rate = usePlayRate();
  const noSkip = lesson.noSkip && !lesson.finished;
  const watched = Math.max(reached, noSkip && heard && !media.waiting ? media.time : 0);
  if (watched > reached) setReached(watched);
  const toggle = () => (heard ? toggleAudio() : playAudio(lesson));
  useWished(lesson, toggle);
  const seek = (to: number) => {
    if (!heard) return;
    const bounds = { duration: media.duration, watched, noSkip };
    if (isRefused(to, bounds)) showToast('首次学习不能快进');
    seekAudio(landing(to, bounds));
  };
  const turn = (to: 'previous' | 'next') => {
    const address = lessonAddressIn(product, lesson[to]);
    if (!address) return undefined;
    return () => (heard ? void turnAudio(to) : followLink(address));
  };
  return (
    <AudioFace
      title={lesson.title}
      album={albumOf(lesson, product)}
      cover={product.thumb}
      media={media}
      allowed={noSkip ? watched : undefined}
      badge={lesson.open === 'trial' ? `试听 ${lengthText(lesson.trial / 1000)}` : undefined}
      onToggle={toggle}
      onSeek={seek}
      onPrevious={turn('previous')}
      onNext={turn('next')}
      tools={
        <AudioTools
          product={product}
          current={lesson.id}
          rate={rate}
          sleep={heard?.sleep}
          onRate={setAudioRate}
          onSleep={heard ? sleepAudio : undefined}
          onBuy={onBuy}
        />
      }
    >
      <AudioWord
        lesson={lesson}
        pays={pays}
        fault={heard?.fault}
        ended={heard !== undefined && media.ended}
        onRetry={() => void retryAudio()}
        onBuy={onBuy}
      />
    </AudioFace>
  );
};
