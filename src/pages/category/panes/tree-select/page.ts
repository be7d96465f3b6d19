import { categoryChoiceAddress } from '../../../../entities/category/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(categoryChoiceAddress, {
  title: '选择分类',
  access: 'member',
  view: () => import('./view.tsx'),
});
