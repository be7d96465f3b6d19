import { feedAddress } from '#schemas/category/addresses.ts';
import { newsPage, newsSections } from '#schemas/news/endpoints.ts';
import { NewsLine, newsRows } from '#src/entities/news/rows.tsx';
import { SearchLink } from '#src/entities/search/link.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';
import css from './view.module.css';

/** The rank image of the first three (home rule 12), on a picture's corner. */
const RankMedal = ({ rank }: { rank: number }) => (
  <svg
    className={css.medal}
    data-rank={rank}
    viewBox="0 0 24 24"
    role="img"
    aria-label={`第${rank}`}
  >
    <path className={css.ribbon} d="M3 0h18v19l-9 5-9-5z" />
    <text className={css.numeral} x="12" y="16" fontSize="13" fontWeight="700" textAnchor="middle">
      {rank}
    </text>
  </svg>
);

/** Rows with a rank image (home rule 12). */
const MEDALS = 3;

const markOf = (index: number) => (index < MEDALS ? <RankMedal rank={index + 1} /> : undefined);

const useSection = () => {
  const [section, choose] = useParam('type_id');
  const { data: sections = [] } = useCall(newsSections);
  const tabs = [{ id: '', name: '全部' }, ...sections];
  const head = <Tabs label="栏目" look="line" tabs={tabs} current={section} onChoose={choose} />;
  return { payload: { type_id: section }, head, onAll: () => choose('') };
};

export default listView(newsPage, {
  ...newsRows,
  fresh: false,
  useChoice: useSection,
  share: { title: '医学资讯' },
  aside: <SearchLink />,
  empty: ({ payload, onAll }) =>
    payload.type_id
      ? { text: '这个栏目还没有资讯', link: '看全部资讯', to: onAll }
      : { text: '还没有资讯', link: '去发现逛逛', to: feedAddress() },
  row: (news, index) => <NewsLine news={news} index={index} mark={markOf(index)} />,
});
