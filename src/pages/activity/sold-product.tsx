import { RichText } from '#src/ui/media/rich-text.tsx';
import { Block } from '#src/ui/page/block.tsx';
import css from './sold-product.module.css';

type Sold = { title: string; introHtml: string; link: string };

/** The product that is sold, linked to its own page. */
export const SoldProduct = ({ product }: { product: Sold }) => (
  <Block title="课程介绍">
    {product.link && (
      <a className={css.link} href={product.link}>
        {product.title}
      </a>
    )}
    <RichText html={product.introHtml} />
  </Block>
);
