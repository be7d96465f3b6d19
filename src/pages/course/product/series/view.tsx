import { ProductPage } from '../product-page.tsx';

/** `/courseDetail/:id`: a series of lessons, and single ones as the classic variants link them. */
export default function SeriesPage() {
  return <ProductPage title="课程详情" />;
}
