import { sendPlan } from '#schemas/publication/plan-endpoints.ts';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDraftEditor } from '../../draft-editor/context.ts';
import { useAction } from '../../parts/use-action.ts';
import type { Reviewing } from '../publish/use-review.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import type { PlanHead } from './words.ts';

type Props = { plan: PlanHead; open: boolean; onClose: () => void; onSent: () => void };

/** What a plan is that cannot be sent in yet. */
const FAULTY: CheckedAnswer<never> = {
  ok: false,
  code: '',
  why: 'faulty',
  refusal: undefined,
  message: '方案里有要改好才能送审的内容',
};

/** Sends a plan in against which nothing speaks. */
export const SendDialog = ({ plan: { id, name }, open, onClose, onSent }: Props) => {
  const desk = useDraftEditor();
  const { run, ...sending } = useAction(async (words: string, { review, again }: Reviewing) => {
    const version = review?.version ?? 0;
    const answer = await changeByOperator(sendPlan, { id, version, words });
    if (!answer.ok) void desk.refresh();
    if (answer.ok && answer.data.outcome === 'sent') return answer;
    again();
    return answer.ok ? FAULTY : answer;
  }, onSent);
  return (
    <DecisionDialog
      title={`送审方案「${name}」`}
      label="给审核同事的话（可不填）"
      ok="送审"
      act="送审"
      strict
      of={sending}
      {...{ open, onClose }}
      onDone={(words, reviewing) => void run(words, reviewing)}
    >
      <p>送审以后不能再修改，除非撤回或被退回。</p>
    </DecisionDialog>
  );
};
