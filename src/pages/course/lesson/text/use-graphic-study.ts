import { useEffect, useState } from 'react';
import { finishGraphicStudy, startGraphicStudy } from '../../../../../schemas/course/endpoints.ts';
import { call } from '../../../../platform/calls/call.ts';
import { showToast } from '../../../../platform/feedback/toast.ts';
import { change } from '../../../../platform/writing/change.ts';

type Begun = { position: number; finished: boolean; readyAt: number };

/**
 * Starts the reading clock of a text when the page opens. `readyAt`: the moment (ms) from which the
 * text can be marked as read.
 */
export const useGraphicStudy = (product: string, lesson: string, when: boolean) => {
  const [begun, setBegun] = useState<Begun>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let left = false;
    if (!when) return;
    void call(startGraphicStudy, { id: product, lesson }).then((answer) => {
      if (left || !answer.ok) return;
      const { position, finished, need } = answer.data;
      setBegun({ position, finished, readyAt: Date.now() + need });
    });
    return () => {
      left = true;
      setBegun(undefined);
    };
  }, [product, lesson, when]);
  const finish = async () => {
    setBusy(true);
    const answer = await change(finishGraphicStudy, { id: product, lesson }, lesson);
    setBusy(false);
    if (answer.ok) {
      setBegun((now) => now && { ...now, finished: answer.data.finished });
      showToast('已学完，进度已更新');
    } else showToast(answer.message || '没有成功，请稍后再试');
    return answer.ok;
  };
  return { begun, busy, finish };
};
