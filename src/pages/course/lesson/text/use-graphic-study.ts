import { useState } from 'react';
import { finishGraphicStudy, startGraphicStudy } from '#schemas/course/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { change } from '#src/platform/writing/change.ts';
import { useStarted } from '#src/platform/writing/use-started.ts';

type Begun = { lesson: string; position: number; finished: boolean; readyAt: number };

/**
 * Starts the reading clock of a text when the page opens. `readyAt`: the moment (ms) from which the
 * text can be marked as read.
 */
export const useGraphicStudy = (product: string, lesson: string, when: boolean) => {
  const [known, setKnown] = useState<Begun>();
  const [busy, setBusy] = useState(false);
  // a text that was begun goes on being read: starting it again changes nothing
  useStarted(
    startGraphicStudy,
    { id: product, lesson },
    {
      when,
      onAnswer: ({ position, finished, need }) =>
        setKnown({ lesson, position, finished, readyAt: Date.now() + need }),
    },
  );
  const begun = when && known?.lesson === lesson ? known : undefined;
  const finish = async () => {
    setBusy(true);
    const answer = await change(finishGraphicStudy, { id: product, lesson }, lesson);
    setBusy(false);
    if (answer.ok) {
      setKnown((now) => now && { ...now, finished: answer.data.finished });
      showToast('已学完，进度已更新');
    } else showToast(answer.message || '没有成功，请稍后再试');
    return answer.ok;
  };
  return { begun, busy, finish };
};
