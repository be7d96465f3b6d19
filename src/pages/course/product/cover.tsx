import { Cover } from '#src/ui/page/cover.tsx';
import type { Product } from '../lessons-of.ts';

export const productShapes = [
  ['banner', 1],
  ['lines', 2],
  ['rows', 3],
] as const;

export const ProductCover = ({ product }: { product: Product }) => <Cover src={product.thumb} />;
