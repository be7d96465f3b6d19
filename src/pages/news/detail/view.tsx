import { feedAddress } from '#schemas/category/addresses.ts';
import { type NewsDetail, newsDetail } from '#schemas/news/endpoints.ts';
import { newsRefusals } from '#schemas/news/refusals.ts';
import { courseCards } from '#src/entities/course/card-of.ts';
import { CourseList } from '#src/entities/course/list.tsx';
import { readsText } from '#src/entities/news/words.ts';
import { useRelation } from '#src/entities/relation/use-relation.ts';
import { ShareBarButton } from '#src/entities/share/share-button.tsx';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { dayText } from '#src/platform/time/china-date.ts';
import { BarButton } from '#src/ui/button/bar-button.tsx';
import { openPictures } from '#src/ui/media/picture-viewer.ts';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { bigCount } from '#src/ui/value/big-count.ts';
import css from './view.module.css';

const Article = ({ news }: { news: NewsDetail }) => (
  <Box as="article" padInline="gutter" padStart={20} padEnd={24}>
    <Text as="h2" kind="page-title" breaks="pretty">
      {news.title}
    </Text>
    <Text kind="meta" tone="tertiary" padStart={8} padEnd={16}>
      {[
        news.author,
        news.publishedAt === null ? '' : dayText(news.publishedAt),
        readsText(news.reads),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
    {news.html ? (
      <RichText html={news.html} onPicture={(all, index) => void openPictures(all, index)} />
    ) : (
      <p>{news.summary || '这条资讯只有标题，没有正文。'}</p>
    )}
  </Box>
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
      <ShareBarButton thing={{ title, desc: news.summary, picture: news.thumb }} />
    </div>
  );
};

export default detailView(newsDetail, {
  useQuery: useQueryId,
  ground: 'card',
  flush: true,
  shapes: [['lines', 8]],
  notFound: { to: feedAddress(), link: '去发现逛逛', missing: newsRefusals.noSuchNews.message },
  share: ({ title, summary, thumb }) => ({ title, desc: summary, imgUrl: thumb }),
  action: (news) => <Actions news={news} />,
  body: (news) => (
    <>
      <Article news={news} />
      {news.courses.length > 0 && (
        <section className={css.courses}>
          <Text as="h2" kind="section-title" padInline={12} padStart={16} padEnd={4}>
            相关课程
          </Text>
          <CourseList courses={courseCards(news.courses)} as="rows" />
        </section>
      )}
    </>
  ),
});
