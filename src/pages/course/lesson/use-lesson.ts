import { productLesson } from '../../../../schemas/course/endpoints.ts';
import type { Data } from '../../../../schemas/define-endpoint.ts';
import { isId } from '../../../../schemas/primitives.ts';
import { audioStore } from '../../../entities/course/audio/state.ts';
import { forgetHeard } from '../../../entities/course/progress/heard-positions.ts';
import { useCall } from '../../../platform/reading/use-call.ts';

export type Lesson = Data<typeof productLesson>;

/**
 * One lesson; '' is the lesson to go on with. It is read only when the page opens and on demand,
 * since every answer has other media addresses.
 */
export const useLesson = (id: string, lesson: string, when = true) => {
  const { data, error, retry } = useCall(
    productLesson,
    { id, lesson },
    {
      fresh: true,
      reconnect: false,
      when: when && isId(id),
      onAnswer: (answer) => forgetHeard(answer.id),
    },
  );
  // the player already knows the lesson that is listened to
  const heard = audioStore.get()?.lesson;
  return { data: data ?? (heard?.id === lesson ? heard : undefined), error, retry };
};
