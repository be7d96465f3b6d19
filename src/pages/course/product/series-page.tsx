import { seriesAddress } from '../../../entities/course/addresses.ts';
import { ProductPage } from './product-page.tsx';

/** `/courseDetail/:id`: a series of lessons, and single ones as the classic variants link them. */
export default function SeriesPage() {
  return <ProductPage route={seriesAddress.pattern} title="课程详情" />;
}
