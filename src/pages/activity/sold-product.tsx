import { RichText } from '#src/ui/media/rich-text.tsx';
import { Block } from '#src/ui/page/block.tsx';
import { Line } from '#src/ui/part/parts.tsx';

type Sold = { title: string; introHtml: string; link: string };

export const SoldProduct = ({ product }: { product: Sold }) => (
  <Block title="课程介绍">
    {product.link && (
      <Line as="a" kind="card-title" tone="accent" tap href={product.link}>
        {product.title}
      </Line>
    )}
    <RichText html={product.introHtml} />
  </Block>
);
