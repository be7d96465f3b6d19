import { ProductPage } from '../product-page.tsx';

/** `/specialDetail/:id`: a column or special topic. */
export default function ColumnPage() {
  return <ProductPage title="专栏详情" chapterLinks />;
}
