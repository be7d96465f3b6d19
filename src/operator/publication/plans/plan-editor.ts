import { readPlan, savePlan } from '#schemas/publication/plan-endpoints.ts';
import { callOperator } from '../../call-operator.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { createDraftEditor, type DraftEditor } from '../../draft-editor/draft-editor.ts';
import type { DeskData } from '../../draft-editor/state.ts';
import type { SignedOperator } from '../../session.ts';
import { isEdited, type ReadPlan } from './words.ts';

const deskOf = ({ draft, live }: ReadPlan): DeskData => ({
  ...{ draft, live, schedules: [], presence: [] },
  now: Date.now(),
});

type Opened = { operator: SignedOperator; first: ReadPlan; told: (plan: ReadPlan) => void };

/** The editor of the draft on a plan; `told` is called with what is read of it. */
export const createPlanEditor = ({ operator, first, told }: Opened): DraftEditor => {
  const { id } = first.plan;
  let { state } = first.plan;
  return createDraftEditor(operator, deskOf(first), undefined, {
    kept: `plan-${id}`,
    noun: '方案',
    isOpen: () => isEdited(state),
    read: async () => {
      const answer = await callOperator(readPlan, { id });
      if (!answer.ok) return answer;
      ({ state } = answer.data.plan);
      told(answer.data);
      return { ok: true, data: deskOf(answer.data) };
    },
    save: ({ version, document }) => changeByOperator(savePlan, { id, version, document }),
  });
};
