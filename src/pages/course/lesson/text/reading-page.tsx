import { useEffect } from 'react';
import { useParams } from 'wouter';
import { lessonAddress } from '#src/entities/course/lesson-address.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useShareCard } from '#src/platform/share/use-card.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { notFoundToHome } from '../../not-found.tsx';
import { orderProduct } from '../../order-product.ts';
import { ProductOffers } from '../../product/offers.tsx';
import { productCard } from '../../product-card.ts';
import { LessonBar } from '../bar.tsx';
import { LessonHead } from '../head.tsx';
import { LessonTools } from '../tools.tsx';
import { LessonTurns } from '../turns.tsx';
import type { Lesson } from '../use-lesson.ts';
import { useLessonList } from '../use-lesson-list.tsx';
import { useStudy } from '../use-study.ts';
import { LessonText } from './lesson-text.tsx';
import { SizeButton } from './size-button.tsx';

/** A lesson of another kind than its address says: leads to the page that shows it. */
const ElsewhereLesson = ({ lesson }: { lesson: Lesson }) => {
  const address = lessonAddress(lesson.product, lesson);
  useEffect(() => navigate(address, { replace: true }), [address]);
  return null;
};

export const ReadingPage = ({ title }: { title: string }) => {
  const { id = '' } = useParams();
  const [lessonId] = useParam('lesson');
  const { product, offers, both } = useStudy(id, lessonId);
  const list = useLessonList(both.data?.lesson.id ?? '');
  const { data: sold } = product;
  const buy = () => sold && orderProduct(sold);
  useShareCard(sold && productCard(sold));
  return (
    <PageFrame
      title={title}
      name={both.data?.lesson.title}
      flush
      ground="card"
      aside={<SizeButton />}
      action={both.data && <LessonBar {...both.data} onBuy={buy} />}
    >
      <Answered of={both} skeleton={<Skeletons shapes={[['lines', 8]]} />} failed={notFoundToHome}>
        {(study) => (
          <>
            {study.lesson.kind === 'text' ? (
              <LessonText key={study.lesson.id} {...study} onBuy={buy} onFinished={product.retry} />
            ) : (
              <ElsewhereLesson lesson={study.lesson} />
            )}
            <ProductOffers of={offers} />
            {study.product.lessonCount > 1 && (
              <>
                <LessonHead {...study} />
                <LessonTurns {...study} onList={list.show} />
                {list.listOf(study.product, buy)}
              </>
            )}
            {study.lesson.kind === 'text' && (
              <LessonTools key={`tools ${study.lesson.id}`} lesson={study.lesson} />
            )}
          </>
        )}
      </Answered>
    </PageFrame>
  );
};
