import type { ReactNode } from 'react';
import { feedAddress } from '#schemas/category/addresses.ts';
import { searchNews } from '#schemas/news/endpoints.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { searchCounts, searchLives, searchProducts } from '#schemas/search/endpoints.ts';
import { type ListSort, MOST_HITS } from '#schemas/search/fields.ts';
import { teacherList } from '#schemas/teacher/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { sortGroup } from '#src/entities/course/filters.ts';
import { CourseRows } from '#src/entities/course/rows.tsx';
import { FilterBar } from '#src/entities/filter/bar.tsx';
import { NewsRows } from '#src/entities/news/rows.tsx';
import { newsWord } from '#src/entities/news/words.ts';
import { useTeacherRows } from '#src/entities/teacher/use-rows.tsx';
import { useFilter } from '#src/platform/navigation/use-filter.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { resultsAddress } from '../keyword-address.ts';
import { Recommended } from '../recommended.tsx';
import { WordChips } from '../word-chips.tsx';
import { LiveRows } from './live-rows.tsx';

type Counts = Data<typeof searchCounts>;
type Kind = 'course' | 'column' | 'live' | 'news' | 'teacher';

const kinds: readonly (readonly [kind: Kind, name: string])[] = [
  ['course', orderKindNames.course],
  ['column', orderKindNames.column],
  ['live', orderKindNames.live],
  ['news', newsWord],
  ['teacher', '讲师'],
];

const nameOf = (kind: Kind): string => kinds.find(([each]) => each === kind)?.[1] ?? '';

const counted = (total: number | undefined): string => {
  if (total === undefined) return '';
  return total >= MOST_HITS ? ` ${MOST_HITS - 1}+` : ` ${total}`;
};

type Props = {
  keyword: string;
  /** The words that make something a hit: those typed, and their synonyms once they are known. */
  marked: string;
  sort: ListSort;
  empty: ReactNode;
};

type ProductsProps = Props & { kind: 'course' | 'column' };

const Products = ({ kind, keyword, sort, marked, empty }: ProductsProps) => (
  <CourseRows
    keyword={marked}
    empty={empty}
    list={useList(searchProducts, { keyword, kind, sort })}
  />
);

const Lives = ({ keyword, sort, marked, empty }: Props) => (
  <LiveRows keyword={marked} empty={empty} list={useList(searchLives, { keyword, sort })} />
);

const News = ({ keyword, sort, marked, empty }: Props) => (
  <NewsRows keyword={marked} empty={empty} list={useList(searchNews, { keyword, sort })} />
);

/** Teachers have one order, those whose name is the keyword first. */
const Teachers = ({ keyword, marked, empty }: Props) => {
  const list = useList(teacherList, { keyword });
  const { row, foot } = useTeacherRows(list, { marked });
  return (
    <Box surface="card">
      <ListView list={list} rowHeight={80} skeleton="compact" empty={empty} label="讲师">
        {row}
      </ListView>
      {foot}
    </Box>
  );
};

const firstFound = (counts: Counts | undefined): Kind =>
  kinds.find(([kind]) => (counts?.[kind] ?? 0) > 0)?.[0] ?? 'course';

const NothingAtAll = ({ keyword, counts }: Pick<NothingProps, 'keyword' | 'counts'>) => {
  const [first, ...others] = counts?.similar ?? [];
  return (
    <>
      {first === undefined ? (
        <EmptyState
          text={`没有找到“${keyword}”，换个更短的词试试`}
          action={<ButtonLink href={feedAddress()}>去发现逛逛</ButtonLink>}
        />
      ) : (
        <EmptyState
          text={`没有找到“${keyword}”，要找的可能是`}
          action={<ButtonLink href={resultsAddress(first)}>{first}</ButtonLink>}
        />
      )}
      {others.length > 0 && (
        <WordChips title="也可能是" words={others} addressOf={resultsAddress} />
      )}
      <Recommended addressOf={resultsAddress} />
    </>
  );
};

type NothingProps = {
  keyword: string;
  kind: Kind;
  counts: Counts | undefined;
  onChoose: (to: Kind) => void;
};

const Nothing = ({ keyword, kind, counts, onChoose }: NothingProps) => {
  const other = firstFound(counts);
  const total = counts?.[other] ?? 0;
  if (total === 0 || other === kind) return <NothingAtAll keyword={keyword} counts={counts} />;
  return (
    <EmptyState
      text={`${nameOf(kind)}里没有，${nameOf(other)}里找到了${counted(total)} 条`}
      action={<Button onClick={() => onChoose(other)}>看{nameOf(other)}</Button>}
    />
  );
};

export const Results = ({ keyword }: { keyword: string }) => {
  const { data: counts } = useCall(searchCounts, { keyword });
  const [query, setQuery] = useParam('tab');
  const filter = useFilter({ sort: sortGroup });
  const { sort } = filter.values;
  const kind = kinds.find(([each]) => each === query)?.[0] ?? firstFound(counts);
  const bare = counts !== undefined && counts[kind] === 0;
  const tabs = kinds.map(([id, name]) => ({ id, name: name + counted(counts?.[id]) }));
  const props = {
    keyword,
    marked: [keyword, ...(counts?.synonyms ?? [])].join(' '),
    sort,
    empty: <Nothing keyword={keyword} kind={kind} counts={counts} onChoose={setQuery} />,
  };
  return (
    <>
      <Tabs label="内容" look="line" tabs={tabs} current={kind} onChoose={setQuery} />
      {kind !== 'teacher' && !bare && <FilterBar filter={filter} />}
      {kind === 'live' && <Lives {...props} />}
      {kind === 'news' && <News {...props} />}
      {kind === 'teacher' && <Teachers {...props} />}
      {(kind === 'course' || kind === 'column') && <Products {...props} key={kind} kind={kind} />}
    </>
  );
};
