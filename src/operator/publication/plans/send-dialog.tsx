import { Alert, App, Button, Skeleton } from 'antd';
import { useRef } from 'react';
import type { LeftOut } from '../../../../schemas/publication/leave-out.ts';
import { sendPlan } from '../../../../schemas/publication/plan-endpoints.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDeskState, useDraftEditor } from '../../draft-editor/context.ts';
import { useAction } from '../../parts/use-action.ts';
import type { FaultPlace } from '../faults/fault-places.ts';
import { useLeadTo } from '../faults/lead-to.ts';
import { Notices } from '../publish/notices.tsx';
import css from '../publish/publish.module.css';
import { useDraftReview } from '../publish/use-review.ts';
import type { PlanHead } from './words.ts';
import { WordsDialog } from './words-dialog.tsx';

const nothing: LeftOut[] = [];

type Props = { plan: PlanHead; open: boolean; onClose: () => void; onSent: () => void };

/** Shows what speaks against a plan, as the dialog of publishing does, and sends it in. */
export const SendDialog = ({ plan: { id, name }, open, onClose, onSent }: Props) => {
  const desk = useDraftEditor();
  const faults = useDeskState((state) => state.faults);
  const { message } = App.useApp();
  const leadTo = useLeadTo();
  const chosen = useRef<FaultPlace>(null);
  const { review, trouble, again } = useDraftReview(open, undefined, nothing);
  const faulty = faults.length > 0 || (review?.faults.length ?? 0) > 0;
  const { busy, run } = useAction(
    async (words: string) => {
      const version = review?.version ?? 0;
      const answer = await changeByOperator(sendPlan, { id, version, words });
      if (!answer.ok) {
        void desk.refresh();
        again();
      }
      return answer;
    },
    ({ outcome }) => {
      if (outcome === 'sent') return onSent();
      message.error('方案里有要改好才能送审的内容');
      again();
    },
  );
  return (
    <WordsDialog
      title={`送审方案「${name}」`}
      label="给审核同事的话（可不填）"
      ok="送审"
      {...{ open, busy, onClose }}
      barred={!review || faulty}
      // only then does the dialog give the focus away
      afterClose={() => {
        if (chosen.current) leadTo(chosen.current);
        chosen.current = null;
      }}
      onDone={(words) => void run(words)}
    >
      <p>送审以后不能再修改，除非撤回或被退回。</p>
      {trouble && (
        <Alert
          type="error"
          showIcon
          title={trouble}
          action={
            <Button size="small" onClick={again}>
              重试
            </Button>
          }
        />
      )}
      {!review && !trouble && <Skeleton active paragraph={{ rows: 2 }} />}
      {review && (
        <div className={css.review}>
          <Notices
            {...{ review, page: null, act: '送审' }}
            onLead={(place) => {
              chosen.current = place;
              onClose();
            }}
          />
        </div>
      )}
    </WordsDialog>
  );
};
