import { AUDIO, GRAPHIC } from '#schemas/course/product-type.ts';
import { wishToPlayIn } from '#src/entities/course/play-wish.ts';
import { useRelation } from '#src/entities/relation/use-relation.ts';
import { ShareBarButton } from '#src/entities/share/share-button.tsx';
import { BarButton } from '#src/ui/button/bar-button.tsx';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import type { Product } from '../lessons-of.ts';
import { sharedProduct } from '../product-card.ts';
import css from './body.module.css';
import { mainAction } from './main-action.ts';

type Props = {
  product: Product;
  /** What it costs this member, in yuan. */
  pays: string | null;
  onBuy: () => void;
};

const Main = ({ product, pays, onBuy }: Props) => {
  const { kind, label, href, trial } = mainAction(product, pays);
  const play = () => wishToPlayIn(product.id);
  if (kind === 'buy')
    return (
      <>
        {trial && (
          <Box flex="none" className={css.trial}>
            <ButtonLink look="outlined" href={trial} onClick={play}>
              {product.type === GRAPHIC ? '试读' : product.type === AUDIO ? '试听' : '试看'}
            </ButtonLink>
          </Box>
        )}
        <Button onClick={onBuy}>{label}</Button>
      </>
    );
  if (href)
    return (
      <ButtonLink href={href} onClick={play}>
        {label}
      </ButtonLink>
    );
  return <Button disabled>内容准备中</Button>;
};

export const ProductBar = (props: Props) => {
  const { product } = props;
  const { id, mine } = product;
  const collect = useRelation({ kind: 'collect', target: 'product', id, on: mine.collected });
  return (
    <>
      <BarButton icon="collect" on={collect.on} onPress={collect.toggle}>
        {collect.on ? '已收藏' : '收藏'}
      </BarButton>
      <ShareBarButton thing={sharedProduct(product)} />
      <Main {...props} />
    </>
  );
};
