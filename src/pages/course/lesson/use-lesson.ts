import { productLesson } from '#schemas/course/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { isId } from '#schemas/wire/primitives.ts';
import { audioStore } from '#src/entities/course/audio/state.ts';
import { forgetHeard, noteHeard } from '#src/entities/course/progress/heard-positions.ts';
import { startPoint } from '#src/entities/course/progress/start-point.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';

export type Lesson = Data<typeof productLesson>;

/** Begins a lesson at the place that its address asks for, also where it plays already. */
const beginAt = (at: string, lesson: Lesson): void => {
  const point = startPoint(at, lesson);
  if (point === undefined || lesson.kind === 'text') return;
  noteHeard(lesson.id, point);
  const audio = audioStore.get();
  if (audio?.lesson.id === lesson.id) audio.media.currentTime = point / 1000;
};

/**
 * One lesson; '' is the lesson to go on with. It is read only when the page opens and on demand,
 * since every answer has other media addresses. `?at=` asks for a place once, in seconds.
 */
export const useLesson = (id: string, lesson: string, when = true) => {
  const [at, setAt] = useParam('at');
  const { data, error, retry } = useCall(
    productLesson,
    { id, lesson },
    {
      fresh: true,
      reconnect: false,
      when: when && isId(id),
      onAnswer: (answer) => {
        forgetHeard(answer.id);
        if (!at) return;
        beginAt(at, answer);
        setAt('');
      },
    },
  );
  // the player already knows the lesson that is listened to
  const heard = audioStore.get()?.lesson;
  return { data: data ?? (heard?.id === lesson ? heard : undefined), error, retry };
};
