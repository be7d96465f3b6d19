import { useParams } from 'wouter';
import { useParam } from '../../../../platform/navigation/use-param.ts';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { Answered } from '../../../../ui/state/answered.tsx';
import { goneOr } from '../../gone.tsx';
import { ProductBar } from '../../product/bar.tsx';
import { ProductBody } from '../../product/body.tsx';
import { ProductHead } from '../../product/head.tsx';
import { ProductCover, ProductSkeleton } from '../../product/product-page.tsx';
import { useBuy } from '../../use-buy.ts';
import { useProductCard } from '../../use-product-card.ts';
import { LessonBar } from '../bar.tsx';
import { LessonHead } from '../head.tsx';
import { LessonStage } from '../stage/lesson-stage.tsx';
import { useStudy } from '../use-study.ts';

/** `/coursedet/:id`: a video or audio lesson, single or one of a series; a text is only shown. */
export default function CoursePage() {
  const { id = '' } = useParams();
  const [lessonId] = useParam('lesson');
  const { product, lesson, both } = useStudy(id, lessonId);
  const buy = useBuy(product.data);
  useProductCard(product.data);
  const shown = both.data;
  const bar =
    shown &&
    (shown.lesson.kind === 'text' ? (
      <ProductBar product={shown.product} onBuy={buy} />
    ) : (
      <LessonBar {...shown} onBuy={buy} />
    ));
  return (
    <PageFrame title="课程学习" flush action={bar}>
      <Answered of={both} skeleton={<ProductSkeleton />} failed={goneOr}>
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
              </>
            )}
            <ProductBody
              product={study.product}
              current={study.lesson.id}
              first={study.product.lessonCount > 1 ? 'lessons' : 'intro'}
              onBuy={buy}
            />
          </>
        )}
      </Answered>
    </PageFrame>
  );
}
