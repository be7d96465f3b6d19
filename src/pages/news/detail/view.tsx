import { type NewsDetail, newsDetail } from '../../../../schemas/news/endpoints.ts';
import { goneOr } from '../../../entities/category/gone.tsx';
import { courseCards } from '../../../entities/course/card-of.ts';
import { CourseList } from '../../../entities/course/list.tsx';
import { useRelation } from '../../../entities/relation/use-relation.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { sharePage } from '../../../platform/share/share-page.ts';
import { useShareCard } from '../../../platform/share/use-card.ts';
import { chinaDate } from '../../../platform/time/china-date.ts';
import { BarButton } from '../../../ui/button/bar-button.tsx';
import { openPictures } from '../../../ui/media/picture-viewer.ts';
import { RichText } from '../../../ui/media/rich-text.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { bigCount } from '../../../ui/value/big-count.ts';
import css from './view.module.css';

const Article = ({ news }: { news: NewsDetail }) => (
  <article className={css.article}>
    <h2 className={css.title}>{news.title}</h2>
    <p className={css.facts}>
      {[
        news.author,
        news.publishedAt === null ? '' : chinaDate(news.publishedAt),
        news.reads > 0 ? `${bigCount(news.reads)}次阅读` : '',
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
    {news.html ? (
      <RichText html={news.html} onPicture={(all, index) => void openPictures(all, index)} />
    ) : (
      <p>{news.summary || '这条资讯只有标题，没有正文。'}</p>
    )}
  </article>
);

const Actions = ({ news }: { news: NewsDetail }) => {
  const { id, title, liked, likes, collected } = news;
  const like = useRelation({ kind: 'like', target: 'news', id, on: liked, total: likes });
  const collect = useRelation({ kind: 'collect', target: 'news', id, on: collected });
  return (
    <div className={css.actions}>
      <BarButton icon="like" on={like.on} onPress={like.toggle}>
        {like.total > 0 ? `${bigCount(like.total)} 赞` : '点赞'}
      </BarButton>
      <BarButton icon="collect" on={collect.on} onPress={collect.toggle}>
        {collect.on ? '已收藏' : '收藏'}
      </BarButton>
      <BarButton icon="share" onPress={() => void sharePage(title)}>
        分享
      </BarButton>
    </div>
  );
};

/** An item of news with the courses that belong to it. */
export default function NewsPage() {
  const [id] = useParam('id');
  const called = useCall(newsDetail, { id });
  const { data: news } = called;
  useShareCard(news && { title: news.title, desc: news.summary, imgUrl: news.thumb });
  return (
    <PageFrame ground="card" flush action={news && <Actions news={news} />}>
      <Answered of={called} skeleton={<Skeletons bones={[['lines', 8]]} />} failed={goneOr}>
        {(data) => (
          <>
            <Article news={data} />
            {data.courses.length > 0 && (
              <section className={css.courses}>
                <h2 className={css.heading}>相关课程</h2>
                <CourseList courses={courseCards(data.courses)} as="rows" />
              </section>
            )}
          </>
        )}
      </Answered>
    </PageFrame>
  );
}
