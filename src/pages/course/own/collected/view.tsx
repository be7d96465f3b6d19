import { useState } from 'react';
import { feedAddress } from '#schemas/category/addresses.ts';
import {
  type Collected,
  type CollectedTab,
  collectedList,
  collectedTabs,
} from '#schemas/course/list-endpoints.ts';
import { newsListAddress } from '#schemas/news/addresses.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { setRelation } from '#schemas/relation/endpoints.ts';
import { newsWord } from '#src/entities/news/words.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import type { InfiniteList } from '#src/platform/reading/use-list.ts';
import { change } from '#src/platform/writing/change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { CollectedRow } from '../collected-row.tsx';

const collectedKey = ({ target, id }: Collected): string => `${target} ${id}`;

const giveUp = async ({ target, id }: Collected): Promise<boolean> => {
  const wish = { kind: 'collect', target, id, on: false } as const;
  return (await change(setRelation, wish, `collect ${target} ${id}`)).ok;
};

/** Ticks items of a list and removes the ticked ones; items whose removal failed stay. */
const useUncollect = (list: InfiniteList<Collected>) => {
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

const names: Readonly<Record<CollectedTab, string>> = {
  course: orderKindNames.course,
  column: orderKindNames.column,
  news: newsWord,
};
const tabs = collectedTabs.map((id) => ({ id, name: names[id] }));

const ManageButton = ({ on, onPress }: { on: boolean; onPress: () => void }) => (
  <Text
    as="button"
    kind="meta"
    tone="secondary"
    whole
    tap
    type="button"
    aria-pressed={on}
    onClick={onPress}
  >
    {on ? '完成' : '管理'}
  </Text>
);

const useChoice = () => {
  const [chosen, choose] = useParam('tab', 'course');
  const [managing, manage] = useState(false);
  const tab = collectedTabs.find((id) => id === chosen) ?? 'course';
  const change = (next: string) => {
    manage(false);
    choose(next);
  };
  const head = <Tabs label="收藏类型" tabs={tabs} current={tab} onChoose={change} look="line" />;
  return { tab, payload: { tab }, head, managing, manage };
};

export default listView(collectedList, {
  label: '我的收藏',
  rowHeight: 99,
  skeleton: 'rows',
  box: { surface: 'card', padInline: 4 },
  useChoice,
  empty: ({ tab }) => ({
    text: `还没有收藏${names[tab]}`,
    link: tab === 'news' ? '去看资讯' : '去找课',
    to: tab === 'news' ? newsListAddress() : feedAddress(),
  }),
  useParts: (list, { managing, manage }) => {
    const { ticked, busy, tick, untickAll, uncollect } = useUncollect(list);
    const turn = () => {
      untickAll();
      manage(!managing);
    };
    return {
      aside: list.items.length > 0 && <ManageButton on={managing} onPress={turn} />,
      action: managing && (
        <Button
          look="danger"
          disabled={ticked.size === 0}
          busy={busy ? '正在取消…' : undefined}
          onClick={() => void uncollect().then((done) => done && turn())}
        >
          取消收藏{ticked.size > 0 ? `（${ticked.size}）` : ''}
        </Button>
      ),
      row: (item) => (
        <CollectedRow
          item={item}
          ticked={managing ? ticked.has(collectedKey(item)) : undefined}
          onTick={() => tick(item)}
        />
      ),
    };
  },
});
