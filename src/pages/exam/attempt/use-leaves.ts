import { useEffect, useState } from 'react';
import { examResultAddress } from '#schemas/exam/addresses.ts';
import { leaveExam } from '#schemas/exam/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { isVisible, onVisible } from '#src/platform/screen/page-events.ts';
import { change } from '#src/platform/writing/change.ts';
import { forgetRunning, type RunningExam, shownExam } from './running.ts';

/** Reports are sent one after the other, so that the server gets them in their order. */
let telling: Promise<void> = Promise.resolve();

let open = 0;
/** How long the way between the two pages of an attempt may take, in ms. */
const BETWEEN = 3000;

/** Whoever goes on to another page of the app has left the attempt as well. */
const leaveUnlessShown = (exam: RunningExam, tell: (away: boolean) => void): void => {
  setTimeout(() => {
    if (open > 0 || shownExam(exam.id) !== exam) return;
    forgetRunning();
    tell(true);
  }, BETWEEN);
};

/**
 * Tells the server when an attempt's pages are left and shown again, where that counts; it ends an
 * attempt that was left too often. `notices`: the leaves so far, once one was counted while this
 * page was open; `read` takes that notice away.
 */
export const useLeaves = (exam: RunningExam) => {
  const { maxLeave, paper, id } = exam;
  const [notices, setNotices] = useState<number>();
  useEffect(() => {
    let shown = true;
    let unheard = false;
    const tell = async (away: boolean): Promise<void> => {
      const answer = await change(leaveExam, { attempt: paper.attempt, away });
      unheard = !answer.ok && answer.code === '';
      if (!answer.ok) return;
      const { leaves, closed } = answer.data;
      if (closed) {
        exam.end();
        if (!shown) return;
        showToast('离开次数过多，已自动交卷');
        return navigate(examResultAddress({ id }), { replace: true });
      }
      if (leaves > exam.progress.get().leaves) setNotices(leaves);
      exam.put({ leaves });
    };
    const queue = (away: boolean): void => {
      if (maxLeave > 0) telling = telling.then(() => tell(away));
    };
    open += 1;
    const tellAgain = () => unheard && queue(!isVisible());
    queue(!isVisible());
    const deafen = onVisible((visible) => queue(!visible));
    addEventListener('online', tellAgain);
    return () => {
      shown = false;
      open -= 1;
      leaveUnlessShown(exam, queue);
      deafen();
      removeEventListener('online', tellAgain);
    };
  }, [exam, id, maxLeave, paper.attempt]);
  return { notices, read: () => setNotices(undefined) };
};
