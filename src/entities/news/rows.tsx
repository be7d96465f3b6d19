import type { ReactNode } from 'react';
import type { FoundNews } from '#schemas/news/endpoints.ts';
import type { InfiniteList } from '#src/platform/reading/use-list.ts';
import { Highlight } from '#src/ui/list/highlight.tsx';
import css from '#src/ui/list/ruled.module.css';
import { ListView } from '#src/ui/list/view.tsx';
import { NewsCard } from './card.tsx';
import { newsWord } from './words.ts';

type LineProps = { news: FoundNews; index: number; keyword?: string; mark?: ReactNode };

export const NewsLine = ({ news, index, keyword = '', mark }: LineProps) => (
  <div className={index > 0 ? css.line : undefined}>
    <NewsCard
      id={news.id}
      title={<Highlight text={news.title} keyword={keyword} marks={news.marks} />}
      thumb={news.thumb}
      from={news.section}
      reads={news.reads}
      at={news.publishedAt}
      mark={mark}
    />
  </div>
);

export const newsRows = { rowHeight: 99, skeleton: 'rows', label: newsWord } as const;

type Props = { list: InfiniteList<FoundNews>; keyword: string; empty: ReactNode };

export const NewsRows = ({ list, keyword, empty }: Props) => (
  <ListView {...newsRows} list={list} empty={empty}>
    {(news, index) => <NewsLine news={news} index={index} keyword={keyword} />}
  </ListView>
);
