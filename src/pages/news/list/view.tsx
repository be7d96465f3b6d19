import { newsPage, newsSections } from '../../../../schemas/news/endpoints.ts';
import { NewsRows } from '../../../entities/news/rows.tsx';
import { SearchLink } from '../../../entities/search/link.tsx';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { useShareCard } from '../../../platform/share/use-card.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { EmptyState } from '../../../ui/state/empty.tsx';
import { RankMedal } from '../rank-medal.tsx';

/** Rows with a rank image (home rule 12). */
const MEDALS = 3;

const markOf = (index: number) => (index < MEDALS ? <RankMedal rank={index + 1} /> : undefined);

const Section = ({ section, onAll }: { section: string; onAll: () => void }) => (
  <NewsRows
    list={useList(newsPage, { type_id: section })}
    markOf={markOf}
    empty={
      <EmptyState
        text="这个栏目还没有资讯"
        action={section ? <Button onClick={onAll}>看全部资讯</Button> : undefined}
      />
    }
  />
);

/** News by section, the newest first. */
export default function NewsListPage() {
  const [section, setSection] = useParam('type_id');
  const { data: sections = [] } = useCall(newsSections);
  useShareCard({ title: '医学资讯' });
  const tabs = [{ id: '', name: '全部' }, ...sections];
  return (
    <PageFrame flush aside={<SearchLink />}>
      <Tabs label="栏目" look="line" tabs={tabs} current={section} onChoose={setSection} />
      <Section key={section} section={section} onAll={() => setSection('')} />
    </PageFrame>
  );
}
