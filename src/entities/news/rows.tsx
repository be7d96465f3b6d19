import type { ReactNode } from 'react';
import { newsAddress } from '../../../schemas/news/addresses.ts';
import type { NewsRow } from '../../../schemas/news/endpoints.ts';
import type { InfiniteList } from '../../platform/reading/use-list.ts';
import { chinaDate } from '../../platform/time/china-date.ts';
import { Facts } from '../../ui/card/facts.tsx';
import { MediaRow } from '../../ui/card/media-row.tsx';
import { Highlight } from '../../ui/list/highlight.tsx';
import css from '../../ui/list/ruled.module.css';
import { ListView } from '../../ui/list/view.tsx';
import { newsWord, readsText } from './words.ts';

const newsFacts = ({ section, reads }: NewsRow): string =>
  [section, readsText(reads)].filter(Boolean).join(' · ');

type LineProps = { news: NewsRow; index: number; keyword?: string; mark?: ReactNode };

/** One headline with picture, section, reads and day, ruled off from the one above. */
export const NewsLine = ({ news, index, keyword = '', mark }: LineProps) => (
  <div className={index > 0 ? css.line : undefined}>
    <MediaRow
      href={newsAddress({ id: news.id })}
      title={<Highlight text={news.title} keyword={keyword} />}
      thumb={news.thumb}
      mark={mark}
    >
      <Facts
        words={newsFacts(news)}
        aside={
          news.publishedAt !== null && (
            <time className={css.date}>{chinaDate(news.publishedAt).slice(5)}</time>
          )
        }
      />
    </MediaRow>
  </div>
);

/** How news are listed. */
export const newsRows = { rowHeight: 99, skeleton: 'rows', label: newsWord } as const;

type Props = { list: InfiniteList<NewsRow>; keyword: string; empty: ReactNode };

/** The news that a search found. */
export const NewsRows = ({ list, keyword, empty }: Props) => (
  <ListView {...newsRows} list={list} empty={empty}>
    {(news, index) => <NewsLine news={news} index={index} keyword={keyword} />}
  </ListView>
);
