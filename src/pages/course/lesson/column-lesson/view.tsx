import { useParams } from 'wouter';
import { columnAddress } from '#schemas/course/addresses.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { useShareCard } from '#src/platform/share/use-card.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { Catalogue } from '../../catalogue/catalogue.tsx';
import { notFoundToHome } from '../../not-found.tsx';
import { orderProduct } from '../../order-product.ts';
import { productShapes } from '../../product/cover.tsx';
import { ProductOffers } from '../../product/offers.tsx';
import { productCard } from '../../product-card.ts';
import { LessonBar } from '../bar.tsx';
import { LessonHead } from '../head.tsx';
import { LessonStage } from '../stage/lesson-stage.tsx';
import { SizeButton } from '../text/size-button.tsx';
import { LessonTools } from '../tools.tsx';
import { LessonTurns } from '../turns.tsx';
import { useLessonList } from '../use-lesson-list.tsx';
import { useStudy } from '../use-study.ts';

/** What stands below a text comes with it, so that nothing moves. */
const LateText = lazyPage(
  () => import('../text/text-above.tsx'),
  <Skeletons shapes={productShapes} />,
);

export default function ColumnLessonPage() {
  const { product: id = '', lesson: lessonId = '' } = useParams();
  const { product, lesson, offers, both } = useStudy(id, lessonId);
  const list = useLessonList(both.data?.lesson.id ?? '');
  const { data: sold } = product;
  const buy = () => sold && orderProduct(sold);
  useShareCard(sold && productCard(sold));
  // a closed one has no text, and stands where the player would
  const isText = both.data?.lesson.kind === 'text' && both.data.lesson.open !== 'none';
  return (
    <PageFrame
      title={both.data?.lesson.chapterTitle || '专栏课时'}
      name={both.data?.lesson.title}
      onBack={() => goBack(columnAddress({ id }))}
      flush
      ground={isText ? 'card' : 'page'}
      aside={isText && <SizeButton />}
      action={both.data && <LessonBar {...both.data} onBuy={buy} />}
    >
      <Answered of={both} skeleton={<Skeletons shapes={productShapes} />} failed={notFoundToHome}>
        {(study) => {
          const { lesson: open } = study;
          const below = (
            <>
              <LessonHead {...study} />
              <ProductOffers of={offers} />
              <LessonTurns {...study} onList={list.show} />
              <LessonTools key={`tools ${open.id}`} lesson={open} />
              {list.listOf(study.product, buy)}
            </>
          );
          if (isText)
            return (
              <LateText key={open.id} {...study} onBuy={buy} onFinished={product.retry}>
                {below}
              </LateText>
            );
          return (
            <>
              <LessonStage
                {...study}
                onBuy={buy}
                onRetry={lesson.retry}
                onFinished={product.retry}
              />
              {below}
              <Box above={8}>
                <Catalogue product={study.product} current={open.id} onBuy={buy} />
              </Box>
            </>
          );
        }}
      </Answered>
    </PageFrame>
  );
}
