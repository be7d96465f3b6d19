import { useState } from 'react';
import type { Collected } from '#schemas/course/list-endpoints.ts';
import { setRelation } from '#schemas/relation/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import type { InfiniteList } from '#src/platform/reading/use-list.ts';
import { change } from '#src/platform/writing/change.ts';

export const collectedKey = ({ target, id }: Collected): string => `${target} ${id}`;

const giveUp = async ({ target, id }: Collected): Promise<boolean> => {
  const wish = { kind: 'collect', target, id, on: false } as const;
  return (await change(setRelation, wish, `collect ${target} ${id}`)).ok;
};

/** Ticks items of a list and removes the ticked ones; items whose removal failed stay. */
export const useUncollect = (list: InfiniteList<Collected>) => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const tick = (item: Collected) => {
    const next = new Set(ticked);
    if (!next.delete(collectedKey(item))) next.add(collectedKey(item));
    setTicked(next);
  };
  const uncollect = async (): Promise<boolean> => {
    setBusy(true);
    const wanted = list.items.filter((item) => ticked.has(collectedKey(item)));
    const removed = new Set<string>();
    for (const item of wanted) if (await giveUp(item)) removed.add(collectedKey(item));
    setBusy(false);
    list.update((items) => items.filter((item) => !removed.has(collectedKey(item))));
    setTicked(new Set(wanted.map(collectedKey).filter((key) => !removed.has(key))));
    const left = wanted.length - removed.size;
    showToast(left > 0 ? `有 ${left} 项没有成功，请重试` : '已取消收藏');
    return left === 0;
  };
  return { ticked, busy, tick, untickAll: () => setTicked(new Set()), uncollect };
};
