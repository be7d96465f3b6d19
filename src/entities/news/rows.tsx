import type { ReactNode } from 'react';
import type { NewsRow } from '../../../schemas/news/endpoints.ts';
import type { PagedList } from '../../platform/reading/use-list.ts';
import { chinaDate } from '../../platform/time/china-date.ts';
import { Facts } from '../../ui/card/facts.tsx';
import { MediaRow } from '../../ui/card/media-row.tsx';
import { Highlight } from '../../ui/list/highlight.tsx';
import css from '../../ui/list/ruled.module.css';
import { ListView } from '../../ui/list/view.tsx';
import { bigCount } from '../../ui/value/big-count.ts';
import { newsAddress } from './addresses.ts';

const newsFacts = ({ section, reads }: NewsRow): string =>
  [section, reads > 0 ? `${bigCount(reads)}次阅读` : ''].filter(Boolean).join(' · ');

type RowProps = { news: NewsRow; keyword?: string; mark?: ReactNode };

/** One headline with picture, section, reads and day. */
const NewsLine = ({ news, keyword = '', mark }: RowProps) => (
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
);

type Props = {
  list: PagedList<NewsRow>;
  keyword?: string;
  empty: ReactNode;
  /** On the picture of a row, counted from 0. */
  markOf?: (index: number) => ReactNode;
};

/** A paged list of news. */
export const NewsRows = ({ list, keyword, empty, markOf }: Props) => (
  <ListView list={list} rowHeight={99} skeleton="rows" empty={empty} label="资讯">
    {(news, index) => (
      <div className={index > 0 ? css.line : undefined}>
        <NewsLine news={news} keyword={keyword ?? ''} mark={markOf?.(index)} />
      </div>
    )}
  </ListView>
);
