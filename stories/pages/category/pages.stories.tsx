import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { categoryApi } from '../../../schemas/category/endpoints.ts';
import { newsApi } from '../../../schemas/news/endpoints.ts';
import { searchApi } from '../../../schemas/search/endpoints.ts';
import FeedPage from '../../../src/pages/category/feed/view.tsx';
import ColumnsPage from '../../../src/pages/category/lists/columns/view.tsx';
import FeaturedPage from '../../../src/pages/category/lists/featured/view.tsx';
import FreePage from '../../../src/pages/category/lists/free/view.tsx';
import CategoryListPage from '../../../src/pages/category/lists/list/view.tsx';
import TypeListPage from '../../../src/pages/category/lists/type-list/view.tsx';
import CategoryPage from '../../../src/pages/category/panes/category/view.tsx';
import ClassificationPage from '../../../src/pages/category/panes/classification/view.tsx';
import TreeSelectPage from '../../../src/pages/category/panes/tree-select/view.tsx';
import NewsPage from '../../../src/pages/news/detail/view.tsx';
import NewsListPage from '../../../src/pages/news/list/view.tsx';
import CourseListPage from '../../../src/pages/search/course-list/view.tsx';
import SearchHistoryPage from '../../../src/pages/search/entry/all/view.tsx';
import SearchPage from '../../../src/pages/search/entry/courses/view.tsx';
import { ResultsScreen } from '../../../src/pages/search/results/screen.tsx';
import type { Scenario } from '../../back-end/scenario.ts';
import { AtAddress } from '../../stage/at-address.tsx';
import { findAnswers, pageOf } from './answers.ts';

export default { title: '页面/找课', parameters: { stage: 'page' } } satisfies Meta;

const answered = (answers: Scenario['answers'] = {}): Scenario => ({
  member: true,
  answers: { ...findAnswers, ...answers },
});

const slow: Scenario = { ...answered(), delay: 60_000 };
const broken: Scenario = { ...answered(), fails: (path) => path in findAnswers };

const page = (Page: ComponentType, search = '', backEnd: Scenario = answered()): StoryObj => ({
  parameters: { backEnd },
  render: () => (
    <AtAddress search={search}>
      <Page />
    </AtAddress>
  ),
});

const none = pageOf([]);
const noProducts = answered({ [categoryApi.productList.path]: none });
const noHits = answered({
  [searchApi.searchCounts.path]: {},
  [searchApi.searchProducts.path]: none,
});

const searched = ['高血压', '心电图', '陈思远'];

export const SearchHistory: StoryObj = {
  name: '搜索',
  ...page(SearchHistoryPage),
  beforeEach: () => localStorage.setItem('SEARCHED:', JSON.stringify(searched)),
};

export const SearchHistoryEmpty: StoryObj = {
  name: '搜索：没有历史',
  ...page(SearchHistoryPage),
};

export const SearchClear: StoryObj = {
  name: '搜索：清空历史',
  ...page(SearchHistoryPage),
  beforeEach: () => localStorage.setItem('SEARCHED:', JSON.stringify(searched)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清空' }));
    const question = await canvas.findByRole('dialog', { name: '清空搜索历史？' });
    await userEvent.click(within(question).getByRole('button', { name: '清空' }));
    await waitFor(() => expect(canvas.queryByText('搜索历史')).toBeNull());
  },
};

export const SearchSuggestions: StoryObj = {
  name: '搜索：联想',
  ...page(SearchHistoryPage),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), '高血');
    await expect(await canvas.findByRole('link', { name: '高血压全程管理系统课' })).toBeVisible();
  },
};

export const ShopSearch: StoryObj = {
  name: '搜索课程',
  ...page(SearchPage),
};

const Results = () => <ResultsScreen keyword="高血压" />;

export const ResultCourses: StoryObj = {
  name: '搜索结果：课程',
  ...page(Results),
};
export const ResultLives: StoryObj = {
  name: '搜索结果：直播',
  ...page(Results, 'tab=live'),
};
export const ResultNews: StoryObj = {
  name: '搜索结果：资讯',
  ...page(Results, 'tab=news&sort=new'),
};
export const ResultsNone: StoryObj = {
  name: '搜索结果：没有找到',
  ...page(Results, '', noHits),
};
export const ResultsElsewhere: StoryObj = {
  name: '搜索结果：别的栏目里有',
  ...page(Results, 'tab=column', answered({ [searchApi.searchProducts.path]: none })),
};
export const ResultsBroken: StoryObj = {
  name: '搜索结果：加载失败',
  ...page(Results, '', broken),
};

export const Category: StoryObj = {
  name: '分类',
  ...page(CategoryPage),
};
export const CategorySlow: StoryObj = {
  name: '分类：加载中',
  ...page(CategoryPage, '', slow),
};
export const CategoryList: StoryObj = {
  name: '分类课程',
  ...page(CategoryListPage, 'id=1'),
};
export const CategoryListNothing: StoryObj = {
  name: '分类课程：筛选后没有',
  ...page(CategoryListPage, 'id=1&price=free', noProducts),
};
export const TypeList: StoryObj = {
  name: '按类型：视频课',
  ...page(TypeListPage, 'type=0'),
};
export const Classification: StoryObj = {
  name: '按疾病找课',
  ...page(ClassificationPage, 'id=type_disease&type_id=5'),
};
export const TreeSelect: StoryObj = {
  name: '选择分类',
  ...page(TreeSelectPage, 'tree=type_drug'),
};
export const CourseList: StoryObj = {
  name: '课程列表',
  ...page(CourseListPage, 'keyword=心电图'),
};
export const CourseListSlow: StoryObj = {
  name: '课程列表：加载中',
  ...page(CourseListPage, '', slow),
};
export const CourseListNone: StoryObj = {
  name: '课程列表：没有找到',
  ...page(CourseListPage, 'keyword=雪山', noProducts),
};
export const CourseListBroken: StoryObj = {
  name: '课程列表：加载失败',
  ...page(CourseListPage, '', broken),
};
export const Featured: StoryObj = {
  name: '精品好课',
  ...page(FeaturedPage),
};
export const Columns: StoryObj = {
  name: '全部专栏',
  ...page(ColumnsPage),
};
export const Free: StoryObj = {
  name: '免费专区',
  ...page(FreePage),
};
export const Feed: StoryObj = {
  name: '发现',
  ...page(FeedPage),
};
export const FeedEmpty: StoryObj = {
  name: '发现：没有内容',
  ...page(FeedPage, '', answered({ [categoryApi.feed.path]: none })),
};
export const NewsList: StoryObj = {
  name: '资讯列表',
  ...page(NewsListPage),
};
export const NewsListEmpty: StoryObj = {
  name: '资讯列表：栏目为空',
  ...page(NewsListPage, 'type_id=2', answered({ [newsApi.newsPage.path]: none })),
};
export const News: StoryObj = {
  name: '资讯详情',
  ...page(NewsPage, 'id=1'),
};
export const NewsSlow: StoryObj = {
  name: '资讯详情：加载中',
  ...page(NewsPage, 'id=1', slow),
};
export const NewsBroken: StoryObj = {
  name: '资讯详情：加载失败',
  ...page(NewsPage, 'id=1', broken),
};
