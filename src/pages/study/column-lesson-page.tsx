import { useParams } from 'wouter';
import { goBack } from '../../platform/go-back.ts';
import { Answered } from '../../ui/answered.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Catalogue } from './catalogue.tsx';
import css from './column-lesson-page.module.css';
import { goneOr } from './gone.tsx';
import { LessonBar } from './lesson-bar.tsx';
import { LessonHead } from './lesson-head.tsx';
import { LessonStage } from './lesson-stage.tsx';
import { LessonText } from './lesson-text.tsx';
import { LessonTurns } from './lesson-turns.tsx';
import { ProductSkeleton } from './product-page.tsx';
import { SizeButton } from './size-button.tsx';
import { useBuy } from './use-buy.ts';
import { useLessonList } from './use-lesson-list.tsx';
import { useProductCard } from './use-product-card.ts';
import { useStudy } from './use-study.ts';

const ROUTE = '/specialDetail/:product/:chapter/courseContent/:lesson';

/** A lesson of a column: to watch, to listen to or to read, with the others a tap away. */
export default function ColumnLessonPage() {
  const { product: id = '', lesson: lessonId = '' } = useParams();
  const { product, lesson, both } = useStudy(id, lessonId);
  const list = useLessonList(both.data?.lesson.id ?? '');
  const buy = useBuy(product.data);
  useProductCard(product.data);
  const isText = both.data?.lesson.kind === 'text';
  return (
    <PageFrame
      route={ROUTE}
      title={both.data?.lesson.chapterTitle || '专栏课时'}
      onBack={() => goBack(`/specialDetail/${id}`)}
      flush
      ground={isText ? 'card' : 'page'}
      aside={isText && <SizeButton />}
      action={both.data && <LessonBar {...both.data} onBuy={buy} />}
    >
      <Answered of={both} skeleton={<ProductSkeleton />} failed={goneOr}>
        {(study) => (
          <>
            {isText ? (
              <LessonText key={study.lesson.id} {...study} onBuy={buy} onFinished={product.retry} />
            ) : (
              <LessonStage
                {...study}
                onBuy={buy}
                onRetry={lesson.retry}
                onFinished={product.retry}
              />
            )}
            <LessonHead {...study} />
            <LessonTurns {...study} onList={list.show} />
            {!isText && (
              <div className={css.list}>
                <Catalogue product={study.product} current={study.lesson.id} onBuy={buy} />
              </div>
            )}
            {list.listOf(study.product, buy)}
          </>
        )}
      </Answered>
    </PageFrame>
  );
}
