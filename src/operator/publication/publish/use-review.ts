import { useEffect, useState } from 'react';
import type { LeftOut } from '#schemas/publication/change-sets.ts';
import { type DraftReview, reviewDraft } from '#schemas/publication/endpoints.ts';
import { callOperator } from '../../call-operator.ts';
import { useDeskState, useDraftEditor, useEditedPlan } from '../../draft-editor/context.ts';

type Looked = { review?: DraftReview; trouble?: string; left?: readonly LeftOut[]; live?: number };

export type Reviewing = ReturnType<typeof useDraftReview>;

/**
 * What publishing the draft, or the edited plan, would change, and its faults; read while `open`, again
 * after somebody else has saved or published. `at`: the planned moment in ms, undefined: now; `left`: what
 * is not to be published; `current`: whether the review belongs to just that choice.
 */
export const useDraftReview = (open: boolean, at: number | undefined, left: readonly LeftOut[]) => {
  const desk = useDraftEditor();
  const plan = useEditedPlan()?.id;
  const [looked, setLooked] = useState<Looked>({});
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round reviews again
  useEffect(() => {
    if (!open) return setLooked({});
    let current = true;
    // the draft is saved before it is reviewed, so this is more than a read
    const look = async (): Promise<Looked> => {
      if (!(await desk.saveNow())) {
        const { save, trouble } = desk.store.get();
        const why = save === 'refused' || save === 'failed' ? trouble : '';
        const noun = plan === undefined ? '草稿' : '方案';
        return { trouble: `${noun}还没有保存${why && `：${why}`}，请稍后再试` };
      }
      const live = desk.store.get().live.id;
      const answer = await callOperator(reviewDraft, { at, left: [...left], plan });
      return answer.ok ? { review: answer.data, left, live } : { trouble: answer.message };
    };
    void look().then((result) => current && setLooked(result));
    return () => {
      current = false;
    };
  }, [open, at, left, round, desk, plan]);
  const live = useDeskState((state) => state.live.id);
  const version = useDeskState((state) => state.base.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on what others save or publish, not on the review itself
  useEffect(() => {
    const { review, live: before } = looked;
    if (review && (version > review.version || live !== before)) setRound(round + 1);
  }, [live, version]);
  return { ...looked, current: looked.left === left, again: () => setRound(round + 1) };
};
