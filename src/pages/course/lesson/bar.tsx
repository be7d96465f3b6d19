import { reviewsAddress } from '../../../../schemas/course/addresses.ts';
import { useRelation } from '../../../entities/relation/use-relation.ts';
import { ShareBarButton } from '../../../entities/share/share-button.tsx';
import { BarButton } from '../../../ui/button/bar-button.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { buyText } from '../buy-text.ts';
import { lessonAddressIn, type Product } from '../lessons-of.ts';
import { sharedProduct } from '../product-card.ts';
import type { Lesson } from './use-lesson.ts';

type Props = { product: Product; lesson: Lesson; onBuy: () => void };

const Main = ({ product, lesson, onBuy }: Props) => {
  const next = lessonAddressIn(product, lesson.next);
  if (product.mine.access === 'none')
    return <Button onClick={onBuy}>{buyText(product.price)}</Button>;
  if (next) return <ButtonLink href={next}>下一节</ButtonLink>;
  return (
    <ButtonLink look="outlined" href={reviewsAddress({ id: product.id })}>
      {product.mine.score > 0 ? '修改评价' : '去评价'}
    </ButtonLink>
  );
};

/** The bar below a lesson: like, collect, share, and the next step. */
export const LessonBar = (props: Props) => {
  const { id, mine, likes } = props.product;
  const target = 'product';
  const like = useRelation({ kind: 'like', target, id, on: mine.liked, total: likes });
  const collect = useRelation({ kind: 'collect', target, id, on: mine.collected });
  return (
    <>
      <BarButton icon="like" on={like.on} onPress={like.toggle}>
        {like.total > 0 ? like.total : '点赞'}
      </BarButton>
      <BarButton icon="collect" on={collect.on} onPress={collect.toggle}>
        {collect.on ? '已收藏' : '收藏'}
      </BarButton>
      <ShareBarButton thing={sharedProduct(props.product)} />
      <Main {...props} />
    </>
  );
};
