import { Sheet } from '#src/ui/sheet/sheet.tsx';
import type { Product } from '../lessons-of.ts';
import { ReviewForm } from './form.tsx';

type Props = { product: Product; open: boolean; onClose: () => void; onSaved: () => void };

/** A panel that writes or changes the member's own review. */
export const ReviewSheet = ({ product, open, onClose, onSaved }: Props) => (
  <Sheet open={open} title={product.mine.score > 0 ? '修改评价' : '写评价'} onClose={onClose}>
    <ReviewForm
      id={product.id}
      score={product.mine.score}
      text={product.mine.review}
      onSaved={onSaved}
    />
  </Sheet>
);
