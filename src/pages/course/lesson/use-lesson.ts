import { useState } from 'react';
import useSWR from 'swr';
import { productLesson } from '../../../../schemas/course/endpoints.ts';
import { courseRefusals } from '../../../../schemas/course/refusals.ts';
import type { Data } from '../../../../schemas/define-endpoint.ts';
import { audioStore } from '../../../entities/course/audio/state.ts';
import { forgetHeard } from '../../../entities/course/progress/heard-positions.ts';
import { call } from '../../../platform/calls/call.ts';
import { CallError, refusedAs } from '../../../platform/reading/call-error.ts';
import { randomKey } from '../../../platform/writing/random-key.ts';

export type Lesson = Data<typeof productLesson>;

/**
 * One lesson; '' is the lesson to go on with. It is read only when the page opens and on demand,
 * since every answer has other media addresses.
 */
export const useLesson = (id: string, lesson: string, when = true) => {
  const heard = audioStore.get()?.lesson;
  const [visit] = useState(randomKey);
  const { data, error, mutate } = useSWR<Lesson, CallError>(
    when ? [visit, id, lesson] : null,
    async () => {
      const answer = await call(productLesson, { id, lesson });
      if (!answer.ok && answer.why === 'payload') throw refusedAs(courseRefusals.noSuchProduct);
      if (!answer.ok) throw new CallError(answer);
      forgetHeard(answer.data.id);
      return answer.data;
    },
    {
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      // the player already knows the lesson that is listened to
      ...(heard?.id === lesson && { fallbackData: heard }),
    },
  );
  return { data, error, retry: () => void mutate() };
};
