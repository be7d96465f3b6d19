import { useEffect, useState } from 'react';
import { setRelation } from '#schemas/relation/endpoints.ts';
import type { RelationKind, RelationTarget } from '#schemas/relation/fields.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { change } from '#src/platform/writing/change.ts';

type Options = {
  kind: RelationKind;
  target: RelationTarget;
  id: string;
  on: boolean;
  total?: number;
  /** Toasts when the relation begins and ends; by default those of the kind. */
  texts?: Words;
  /** Called after every tap that was answered, or whose answer was lost. */
  onEnd?: () => void;
};

type Words = readonly [begun: string, ended: string];

const wordsOf: Readonly<Partial<Record<RelationKind, Words>>> = {
  collect: ['已收藏', '已取消收藏'],
  like: ['已点赞', '已取消点赞'],
  reserve: ['预约成功，快开播时发消息给你', '已取消预约'],
};

/** Collects, likes or reserves: shown at once, and reverted where the server refuses. */
export const useRelation = ({ total = 0, ...options }: Options) => {
  const { kind, target, id, on, texts: words = wordsOf[kind], onEnd } = options;
  const [now, setNow] = useState({ on, total });
  const [busy, setBusy] = useState(false);
  useEffect(() => setNow({ on, total }), [on, total]);
  const toggle = async () => {
    if (busy) return;
    const before = now;
    const next = !before.on;
    setBusy(true);
    setNow({ on: next, total: Math.max(0, before.total + (next ? 1 : -1)) });
    const answer = await change(
      setRelation,
      { kind, target, id, on: next },
      `${kind} ${target} ${id}`,
    );
    setBusy(false);
    if (answer.ok) {
      setNow({ on: answer.data.on, total: answer.data.total });
      if (words) showToast(words[answer.data.on ? 0 : 1]);
    } else {
      setNow(before);
      showToast(answer.message || '没有成功，请稍后再试');
    }
    onEnd?.();
  };
  return { ...now, toggle: () => void toggle() };
};
