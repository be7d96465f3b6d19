import { productLesson } from '#schemas/course/endpoints.ts';
import { call } from '#src/platform/calls/call.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { attachMedia } from '#src/platform/media/source.ts';
import { token, watchSession } from '#src/platform/session/session.ts';
import { forgetHeard, noteHeard } from '../progress/heard-positions.ts';
import { playRate, setPlayRate } from '../progress/play-rate.ts';
import { beginningOf } from '../progress/resume-point.ts';
import { type Tracking, trackProgress } from '../progress/track.ts';
import { reportUnplayable } from '../report-unplayable.ts';
import { createAudioElement } from './element.ts';
import { leaveLockScreen, positionOnLockScreen, showOnLockScreen } from './media-session.ts';
import { forgetAudio, keepAudio } from './saved-audio.ts';
import { isAsleep, type Sleep } from './sleep.ts';
import { type Audio, type AudioLesson, audioStore, finishedAudio } from './state.ts';

let element: HTMLAudioElement | undefined;
let detach: (() => void) | undefined;
let tracking: Tracking | undefined;
let listener = '';
// id of the lesson whose expired address has been renewed once without showing a fault
let renewed = '';

const change = (part: Partial<Audio>): void => {
  const audio = audioStore.get();
  if (audio) audioStore.set({ ...audio, ...part });
};

const ignore = () => undefined;

const release = (): void => {
  tracking?.stop();
  detach?.();
  tracking = undefined;
  detach = undefined;
};

export const closeAudio = (): void => {
  release();
  leaveLockScreen();
  forgetAudio();
  audioStore.set(undefined);
};

export const toggleAudio = (): void => {
  const audio = audioStore.get();
  if (!audio) return;
  if (audio.rests !== undefined) playAudio(audio.lesson);
  else if (!audio.media.paused) audio.media.pause();
  else void audio.media.play().catch(ignore);
};

/** In seconds. */
export const seekAudio = (to: number): void => {
  if (element?.duration) element.currentTime = Math.max(0, Math.min(to, element.duration));
};

export const setAudioRate = (rate: number): void => {
  setPlayRate(rate);
  if (element) element.playbackRate = rate;
};

export const sleepAudio = (sleep: Sleep): void => change({ sleep });

const onTime = (): void => {
  if (!element) return;
  if (!element.paused) renewed = '';
  positionOnLockScreen(element);
  const audio = audioStore.get();
  if (audio && element.readyState > 0) keepAudio(audio.lesson, element.currentTime);
  if (!isAsleep(audio?.sleep, Date.now())) return;
  element.pause();
  change({ sleep: undefined });
};

const onEnded = async (): Promise<void> => {
  const audio = audioStore.get();
  if (audio?.lesson.open !== 'full') return;
  if (audio.sleep === 'lesson') return change({ sleep: undefined });
  // in a column studied in order, finishing this lesson is what unlocks the next one
  await tracking?.settled();
  if (audioStore.get()?.lesson === audio.lesson) await turn('next', ignore);
};

const ready = (): HTMLAudioElement => {
  if (element) return element;
  element = createAudioElement({ onTime, onEnded: () => void onEnded() });
  // another member's login closes the audio of the last one
  watchSession(() => {
    if (audioStore.get() && token() !== listener) closeAudio();
  });
  return element;
};

const load = (media: HTMLAudioElement, lesson: AudioLesson, at: number): void => {
  detach?.();
  detach = attachMedia(media, lesson.sources, {
    startAt: at,
    onReady: () => {
      media.playbackRate = playRate();
      media.defaultPlaybackRate = playRate();
      void media.play().catch(ignore);
    },
    onFault: (fault) => {
      const again = fault === 'gone' && renewed !== lesson.id;
      renewed = lesson.id;
      if (again) return void retryAudio();
      change({ fault });
      reportUnplayable(lesson, fault);
    },
  });
};

/** Plays a lesson from the position where it was left; phones allow that only inside a tap. */
export const playAudio = (lesson: AudioLesson): void => {
  const media = ready();
  release();
  listener = token();
  const sleep = audioStore.get()?.sleep;
  audioStore.set({ lesson, media, sleep, turning: false, fault: undefined, rests: undefined });
  const at = beginningOf(lesson, lesson.duration);
  if (at === 0 && lesson.finished) showToast('已学完，从头播放');
  load(media, lesson, at);
  tracking = trackProgress(media, {
    product: lesson.product.id,
    lesson: lesson.id,
    onProgress: ({ finished }) => {
      if (finished && !lesson.finished) finishedAudio.set(lesson.id);
    },
  });
  showOnLockScreen(media, lesson, {
    play: toggleAudio,
    pause: () => media.pause(),
    seek: seekAudio,
    previous: lesson.previous ? () => void turnAudio('previous') : undefined,
    next: lesson.next ? () => void turnAudio('next') : undefined,
  });
};

/** Offers a lesson paused at a position (seconds); a tap plays it. */
export const restAudio = (lesson: AudioLesson, at: number): void => {
  const media = ready();
  listener = token();
  noteHeard(lesson.id, at * 1000);
  const state = { sleep: undefined, turning: false, fault: undefined, rests: at };
  audioStore.set({ lesson, media, ...state });
};

const whyNot = ({ kind, open, lock }: AudioLesson): string => {
  if (kind !== 'audio') return '这一节不是音频，请到课程页学习';
  if (open !== 'none') return '';
  return lock === 'buy' ? '购买后可以收听这一节' : '学完上一节后解锁';
};

export const isAudible = (lesson: AudioLesson): boolean => whyNot(lesson) === '';

const turn = async (to: 'previous' | 'next', tell: (why: string) => void): Promise<void> => {
  const audio = audioStore.get();
  const id = audio?.lesson[to];
  if (!audio || !id) return;
  change({ turning: true });
  const answer = await call(productLesson, { id: audio.lesson.product.id, lesson: id });
  if (audioStore.get()?.lesson !== audio.lesson) return;
  change({ turning: false });
  const why = answer.ok ? whyNot(answer.data) : answer.message || '没有加载出来，请稍后再试';
  if (why || !answer.ok) return tell(why);
  forgetHeard(answer.data.id);
  playAudio(answer.data);
};

/** A toast says why where turning is not possible. */
export const turnAudio = (to: 'previous' | 'next'): Promise<void> => turn(to, showToast);

export const retryAudio = async (): Promise<void> => {
  const audio = audioStore.get();
  if (!audio || !element) return;
  change({ fault: undefined, turning: true });
  const { product, id } = audio.lesson;
  const answer = await call(productLesson, { id: product.id, lesson: id });
  if (audioStore.get()?.lesson !== audio.lesson) return;
  change({ turning: false });
  if (answer.ok && answer.data.open !== 'none') playAudio(answer.data);
  else change({ fault: 'network' });
};
