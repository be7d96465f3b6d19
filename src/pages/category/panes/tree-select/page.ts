import { categoryChoiceAddress } from '#schemas/category/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(categoryChoiceAddress, {
  title: '选择分类',
  access: 'member',
  view: () => import('./view.tsx'),
});
