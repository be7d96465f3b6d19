import { productView } from '../product-view.tsx';

export default productView({ title: '专栏详情', chapterLinks: true });
