import { useParams } from 'wouter';
import { columnAddress } from '../../../entities/course/addresses.ts';
import { goBack } from '../../../platform/navigation/go-back.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { EmptyState } from '../../../ui/state/empty.tsx';
import { goneOr } from '../gone.tsx';
import type { Product } from '../lessons-of.ts';
import { useBuy } from '../use-buy.ts';
import { useProduct } from '../use-product.ts';
import { useProductCard } from '../use-product-card.ts';
import { Catalogue } from './catalogue.tsx';
import css from './view.module.css';

const finishedIn = (lessons: Product['chapters'][number]['lessons']): string =>
  `共 ${lessons.length} 节，已学完 ${lessons.filter(({ finished }) => finished).length} 节`;

/** `/specialDetail/:product/catalogDetail/:chapter`: one chapter of a column. */
export default function ChapterPage() {
  const { product: id = '', chapter: chapterId = '' } = useParams();
  const called = useProduct(id);
  const buy = useBuy(called.data);
  useProductCard(called.data);
  const chapter = called.data?.chapters.find((one) => one.id === chapterId);
  return (
    <PageFrame title="章节目录" onBack={() => goBack(columnAddress({ id }))} flush>
      <Answered of={called} skeleton={<Skeletons bones={[['lines', 8]]} />} failed={goneOr}>
        {(product) =>
          chapter ? (
            <>
              <header className={css.head}>
                <h2 className={css.title}>{chapter.title}</h2>
                <p className={css.facts}>{finishedIn(chapter.lessons)}</p>
                <a className={css.of} href={columnAddress({ id })}>
                  {product.title}
                </a>
              </header>
              <Catalogue product={product} chapter={chapterId} onBuy={buy} />
            </>
          ) : (
            <EmptyState
              text="这一章已下架或不存在"
              action={<ButtonLink href={columnAddress({ id })}>查看全部目录</ButtonLink>}
            />
          )
        }
      </Answered>
    </PageFrame>
  );
}
