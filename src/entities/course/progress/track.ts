import { type LessonProgress, reportProgress } from '#schemas/course/endpoints.ts';
import { onPageHide, onVisible } from '#src/platform/screen/page-events.ts';
import { change } from '#src/platform/writing/change.ts';
import { noteHeard } from './heard-positions.ts';
import { createReporter } from './reporter.ts';

type Options = {
  product: string;
  lesson: string;
  onProgress?: (progress: LessonProgress) => void;
};

export type Tracking = {
  stop: () => void;
  settled: () => Promise<void>;
};

export const trackProgress = (
  media: HTMLMediaElement,
  { product, lesson, onProgress }: Options,
): Tracking => {
  const reporter = createReporter({
    send: async (beat) => {
      const answer = await change(reportProgress, { id: product, lesson, ...beat });
      if (answer.ok) onProgress?.(answer.data);
      return answer.ok;
    },
  });
  const tell = (how: 'playing' | 'resting') => () => {
    // before its first frame a medium reports position 0, which would overwrite the real position
    if (media.readyState === 0 || !media.played.length) return;
    const position = media.currentTime * 1000;
    noteHeard(lesson, position);
    reporter[how](position, Math.round(media.playbackRate * 100));
  };
  const rest = tell('resting');
  const beat = tell('playing');
  const onTime = () => {
    if (!media.paused && !media.seeking) beat();
  };
  media.addEventListener('timeupdate', onTime);
  media.addEventListener('pause', rest);
  media.addEventListener('ended', rest);
  const deaf = [onVisible((visible) => visible || rest()), onPageHide(rest)];
  const stop = () => {
    rest();
    media.removeEventListener('timeupdate', onTime);
    media.removeEventListener('pause', rest);
    media.removeEventListener('ended', rest);
    for (const stopListening of deaf) stopListening();
  };
  return { stop, settled: reporter.settled };
};
