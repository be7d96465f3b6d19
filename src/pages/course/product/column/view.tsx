import { productView } from '../product-view.tsx';

/** `/specialDetail/:id`: a column or special topic. */
export default productView({ title: '专栏详情', chapterLinks: true });
