import { useEffect } from 'react';
import { useParams } from 'wouter';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useShareCard } from '#src/platform/share/use-card.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { notFoundToHome } from '../../not-found.tsx';
import { orderProduct } from '../../order-product.ts';
import { ProductBar } from '../../product/bar.tsx';
import { ProductBody } from '../../product/body.tsx';
import { ProductCover, productShapes } from '../../product/cover.tsx';
import { ProductHead } from '../../product/head.tsx';
import { ProductOffers } from '../../product/offers.tsx';
import { productCard } from '../../product-card.ts';
import { LessonBar } from '../bar.tsx';
import { LessonHead } from '../head.tsx';
import { LessonStage } from '../stage/lesson-stage.tsx';
import { LessonTools } from '../tools.tsx';
import { useStudy } from '../use-study.ts';

const LatePanel = lazyPage(
  () => import('../../product/panel.tsx'),
  <Skeletons shapes={[['lines', 3]]} />,
);

/** A text lesson is only introduced here. */
export default function CoursePage() {
  const { id = '' } = useParams();
  const [lessonId] = useParam('lesson');
  const { product, lesson, offers, both } = useStudy(id, lessonId);
  const { data: sold } = product;
  const buy = () => sold && orderProduct(sold);
  useShareCard(sold && productCard(sold));
  const shown = both.data;
  const drawn = shown !== undefined;
  // the catalogue is open at first: what the other tabs show comes once it stands
  useEffect(() => {
    if (drawn) LatePanel.load().catch(() => undefined);
  }, [drawn]);
  const bar =
    shown &&
    (shown.lesson.kind === 'text' ? (
      <ProductBar product={shown.product} pays={shown.pays} onBuy={buy} />
    ) : (
      <LessonBar {...shown} onBuy={buy} />
    ));
  return (
    <PageFrame name={shown?.lesson.title} flush action={bar}>
      <Answered of={both} skeleton={<Skeletons shapes={productShapes} />} failed={notFoundToHome}>
        {(study) => (
          <>
            {study.lesson.kind === 'text' ? (
              <>
                <ProductCover product={study.product} />
                <ProductHead product={study.product} />
              </>
            ) : (
              <>
                <LessonStage
                  {...study}
                  onBuy={buy}
                  onRetry={lesson.retry}
                  onFinished={product.retry}
                />
                <LessonHead {...study} />
                <ProductOffers of={offers} />
                <LessonTools key={study.lesson.id} lesson={study.lesson} />
              </>
            )}
            <ProductBody
              product={study.product}
              current={study.lesson.id}
              first={study.product.lessonCount > 1 ? 'lessons' : 'intro'}
              onBuy={buy}
              Panel={LatePanel}
            />
          </>
        )}
      </Answered>
    </PageFrame>
  );
}
