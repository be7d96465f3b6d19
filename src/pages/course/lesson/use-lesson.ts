import { useState } from 'react';
import useSWR from 'swr';
import { productLesson } from '../../../../schemas/api/study.ts';
import type { Data } from '../../../../schemas/define-endpoint.ts';
import { audioStore } from '../../../platform/audio/audio-state.ts';
import { call } from '../../../platform/call.ts';
import { randomKey } from '../../../platform/random-key.ts';
import { forgetHeard } from '../../../platform/study/heard-positions.ts';
import { CallError } from '../../../platform/use-call.ts';

export type Lesson = Data<typeof productLesson>;

/**
 * One lesson, '' for the one to go on with. Asked for only when the page opens and when it is asked
 * for again: another answer has other addresses.
 */
export const useLesson = (id: string, lesson: string, when = true) => {
  const heard = audioStore.get()?.lesson;
  const [visit] = useState(randomKey);
  const { data, error, mutate } = useSWR<Lesson, CallError>(
    when ? [visit, id, lesson] : null,
    async () => {
      const answer = await call(productLesson, { id, lesson });
      if (!answer.ok && answer.why === 'payload')
        throw new CallError('内容不存在或已下架', '51001');
      if (!answer.ok) throw new CallError(answer.message, answer.code);
      forgetHeard(answer.data.id);
      return answer.data;
    },
    {
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      // what is listened to already is known
      ...(heard?.id === lesson && { fallbackData: heard }),
    },
  );
  return { data, error, retry: () => void mutate() };
};
