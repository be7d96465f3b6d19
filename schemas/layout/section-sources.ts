import type { SectionName } from './home-sections.ts';

export type SourceWord = {
  path: string;
  payload?: Readonly<Record<string, unknown>>;
  /** A payload field that operators choose: a category of the first or second level. */
  choose?: { field: string; of: 'category' };
  label: string;
};

export const sourceWords: Readonly<Partial<Record<SectionName, readonly SourceWord[]>>> = {
  轮播图: [
    { path: '/v1/index/banner', label: '有序首页的轮播图' },
    { path: '/v7/index/getBannerV7', label: '经典首页的轮播图' },
  ],
  课程模块: [
    { path: '/v1/Index/getNewCourseList', label: '最新课程' },
    { path: '/v1/allList?type=1', label: '精品推荐' },
    { path: '/v4/index/getIndexList', payload: { type: 2 }, label: '热门课程' },
    { path: '/v4/index/getIndexList', payload: { type: 1 }, label: '最新上架' },
    {
      path: '/v4/index/getVideoList',
      choose: { field: 'type_id', of: 'category' },
      label: '按分类',
    },
  ],
  优质内容: [
    { path: '/v4/index/featuredList', label: '优质好课' },
    { path: '/v7/index/getV7Index', label: '推荐课程' },
    { path: '/v7/Index/getV7Indexse', label: '推荐课程（第二组）' },
  ],
  分类板块: [
    { path: '/v7/index/getTypeClassV7_huan', label: '按分类的课程' },
    { path: '/v7/Index/getTypeClassV7_huanse', label: '按分类的课程（第二组）' },
  ],
};
