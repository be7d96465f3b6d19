import type { newsList } from '#schemas/home/endpoints.ts';
import type { SettingsOf } from '#schemas/layout/section-settings.ts';
import { newsAddress, newsListAddress } from '#schemas/news/addresses.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import { NewsRankMedal } from './Medal.tsx';
import css from './news-list.module.css';

const SHOWN = 4;
/** Home rule 12. */
const MEDALS = 3;

const Rank = ({ rank }: { rank: number }) =>
  rank <= MEDALS ? <NewsRankMedal rank={rank} /> : <span className={css.number}>{rank}</span>;

type Props = SectionProps<Data<typeof newsList>, SettingsOf<'资讯列表'>>;

export default function NewsList({
  title,
  data,
  settings: { count = SHOWN, more = newsListAddress(), quiet },
}: Props) {
  return (
    <SectionFrame title={title} more={more} quiet={quiet}>
      <ol className={css.rows}>
        {data.slice(0, count).map(({ id, title: headline, publishedAt }, index) => (
          // a back end may list one item twice
          // biome-ignore lint/suspicious/noArrayIndexKey: the two differ by position only
          <li key={`${index}:${id}`}>
            <a className={css.row} href={newsAddress({ id })}>
              <span className={css.rank}>
                <Rank rank={index + 1} />
              </span>
              <span className={css.headline}>{headline}</span>
              {publishedAt !== null && <span className={css.date}>{dayText(publishedAt)}</span>}
            </a>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
