import { Picture } from '#src/ui/media/picture.tsx';
import type { Product } from '../lessons-of.ts';
import css from './body.module.css';

export const productShapes = [
  ['banner', 1],
  ['lines', 2],
  ['rows', 3],
] as const;

export const ProductCover = ({ product }: { product: Product }) => (
  <div className={css.cover}>
    <Picture src={product.thumb} ratio="course" share={100} eager />
  </div>
);
