import { TextButton } from '#src/ui/button/button.tsx';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { useLesson } from '../../lesson/use-lesson.ts';
import type { Product } from '../../lessons-of.ts';
import { productView } from '../product-view.tsx';
import css from './view.module.css';

const Sample = ({ product, onBuy }: { product: Product; onBuy: () => void }) => {
  const { data } = useLesson(product.id, '', product.mine.access === 'none');
  if (data?.open !== 'trial' || !data.html) return null;
  return (
    <Text
      as="section"
      textAlign="center"
      padInline="gutter"
      padStart={16}
      padEnd={4}
      above={8}
      surface="card"
      aria-labelledby="sample"
    >
      <Text as="h3" kind="section-title" textAlign="start" below={8} id="sample">
        试读
      </Text>
      <div className={css.text}>
        <RichText html={data.html} />
      </div>
      <TextButton onClick={onBuy}>购买后阅读全文</TextButton>
    </Text>
  );
};

export default productView({
  title: '图文课详情',
  intro: (product, onBuy) => <Sample product={product} onBuy={onBuy} />,
});
