import { useState } from 'react';
import {
  type Collected,
  type CollectedTab,
  collectedList,
  collectedTabs,
} from '../../../../../schemas/course/list-endpoints.ts';
import { feedAddress } from '../../../../entities/category/addresses.ts';
import { newsListAddress } from '../../../../entities/news/addresses.ts';
import { useParam } from '../../../../platform/navigation/use-param.ts';
import { useFreshList } from '../../../../platform/reading/use-fresh-list.ts';
import { useList } from '../../../../platform/reading/use-list.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { ListView } from '../../../../ui/list/view.tsx';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { Tabs } from '../../../../ui/page/tabs.tsx';
import { EmptyState } from '../../../../ui/state/empty.tsx';
import { CollectedRow } from '../collected-row.tsx';
import { keyOf, useUncollect } from '../use-uncollect.ts';
import css from './view.module.css';

const names: Readonly<Record<CollectedTab, string>> = {
  course: '课程',
  column: '专栏',
  news: '资讯',
};
const tabs = collectedTabs.map((id) => ({ id, name: names[id] }));

const empty = (tab: CollectedTab) => (
  <EmptyState
    text={`还没有收藏${names[tab]}`}
    action={
      <ButtonLink href={tab === 'news' ? newsListAddress() : feedAddress()}>
        {tab === 'news' ? '去看资讯' : '去找课'}
      </ButtonLink>
    }
  />
);

const ManageButton = ({ on, onPress }: { on: boolean; onPress: () => void }) => (
  <button className={css.manage} type="button" aria-pressed={on} onClick={onPress}>
    {on ? '完成' : '管理'}
  </button>
);

/** `/myCollect`: what a member has collected; several can be given up at once. */
export default function CollectedPage() {
  const [chosen, choose] = useParam('tab', 'course');
  const tab = collectedTabs.find((id) => id === chosen) ?? 'course';
  const list = useFreshList(useList(collectedList, { tab }));
  const [managing, setManaging] = useState(false);
  const { ticked, busy, tick, untickAll, uncollect } = useUncollect(list);
  const manage = (on: boolean) => {
    untickAll();
    setManaging(on);
  };
  const change = (next: string) => {
    manage(false);
    choose(next);
  };
  const row = (item: Collected) => (
    <CollectedRow
      item={item}
      ticked={managing ? ticked.has(keyOf(item)) : undefined}
      onTick={() => tick(item)}
    />
  );
  return (
    <PageFrame
      flush
      aside={
        list.items.length > 0 && <ManageButton on={managing} onPress={() => manage(!managing)} />
      }
      action={
        managing && (
          <Button
            look="danger"
            disabled={ticked.size === 0}
            busy={busy ? '正在取消…' : undefined}
            onClick={() => void uncollect().then((done) => done && manage(false))}
          >
            取消收藏{ticked.size > 0 ? `（${ticked.size}）` : ''}
          </Button>
        )
      }
    >
      <Tabs label="收藏类型" tabs={tabs} current={tab} onChoose={change} look="line" />
      <div className={css.list}>
        <ListView
          key={tab}
          list={list}
          rowHeight={99}
          skeleton="rows"
          label="我的收藏"
          empty={empty(tab)}
        >
          {row}
        </ListView>
      </div>
    </PageFrame>
  );
}
