import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { findApi } from '../../schemas/api/find.ts';
import CategoryListPage from '../../src/pages/find/category-list-page.tsx';
import CategoryPage from '../../src/pages/find/category-page.tsx';
import ClassificationPage from '../../src/pages/find/classification-page.tsx';
import ColumnsPage from '../../src/pages/find/columns-page.tsx';
import CourseListPage from '../../src/pages/find/course-list-page.tsx';
import FeaturedPage from '../../src/pages/find/featured-page.tsx';
import FeedPage from '../../src/pages/find/feed-page.tsx';
import FreePage from '../../src/pages/find/free-page.tsx';
import NewsListPage from '../../src/pages/find/news-list-page.tsx';
import NewsPage from '../../src/pages/find/news-page.tsx';
import { ResultsScreen } from '../../src/pages/find/results-screen.tsx';
import SearchHistoryPage from '../../src/pages/find/search-history-page.tsx';
import SearchPage from '../../src/pages/find/search-page.tsx';
import TreeSelectPage from '../../src/pages/find/tree-select-page.tsx';
import TypeListPage from '../../src/pages/find/type-list-page.tsx';
import type { Scenario } from '../back-end/scenario.ts';
import { AtAddress } from '../stage/at-address.tsx';
import { findAnswers, pageOf } from './find-answers.ts';

export default { title: '页面/找课', parameters: { stage: 'page' } } satisfies Meta;

const answered = (answers: Scenario['answers'] = {}): Scenario => ({
  member: true,
  answers: { ...findAnswers, ...answers },
});

const slow: Scenario = { ...answered(), delay: 60_000 };
const broken: Scenario = { ...answered(), fails: (path) => path in findAnswers };

const page = (
  Page: ComponentType,
  name: string,
  search = '',
  backEnd: Scenario = answered(),
): StoryObj => ({
  name,
  parameters: { backEnd },
  render: () => (
    <AtAddress search={search}>
      <Page />
    </AtAddress>
  ),
});

const none = pageOf([]);
const noProducts = answered({ [findApi.productList.path]: none });
const noHits = answered({
  [findApi.searchCounts.path]: {},
  [findApi.searchProducts.path]: none,
});

const searched = ['高血压', '心电图', '陈思远'];

export const SearchHistory: StoryObj = {
  ...page(SearchHistoryPage, '搜索'),
  beforeEach: () => localStorage.setItem('SEARCHED:', JSON.stringify(searched)),
};

export const SearchHistoryEmpty: StoryObj = page(SearchHistoryPage, '搜索：没有历史');

export const SearchClear: StoryObj = {
  ...page(SearchHistoryPage, '搜索：清空历史'),
  beforeEach: () => localStorage.setItem('SEARCHED:', JSON.stringify(searched)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清空' }));
    const question = await canvas.findByRole('dialog', { name: '清空搜索历史？' });
    await userEvent.click(within(question).getByRole('button', { name: '清空' }));
    await expect(canvas.queryByText('搜索历史')).toBeNull();
  },
};

export const SearchSuggestions: StoryObj = {
  ...page(SearchHistoryPage, '搜索：联想'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), '高血');
    await expect(await canvas.findByRole('link', { name: '高血压全程管理系统课' })).toBeVisible();
  },
};

export const ShopSearch: StoryObj = page(SearchPage, '搜索课程');

const Results = () => <ResultsScreen keyword="高血压" />;

export const ResultCourses: StoryObj = page(Results, '搜索结果：课程');
export const ResultLives: StoryObj = page(Results, '搜索结果：直播', 'tab=live');
export const ResultNews: StoryObj = page(Results, '搜索结果：资讯', 'tab=news&sort=new');
export const ResultsNone: StoryObj = page(Results, '搜索结果：没有找到', '', noHits);
export const ResultsElsewhere: StoryObj = page(
  Results,
  '搜索结果：别的栏目里有',
  'tab=column',
  answered({ [findApi.searchProducts.path]: none }),
);
export const ResultsBroken: StoryObj = page(Results, '搜索结果：加载失败', '', broken);

export const Category: StoryObj = page(CategoryPage, '分类');
export const CategorySlow: StoryObj = page(CategoryPage, '分类：加载中', '', slow);
export const CategoryList: StoryObj = page(CategoryListPage, '分类课程', 'id=1');
export const CategoryListNothing: StoryObj = page(
  CategoryListPage,
  '分类课程：筛选后没有',
  'id=1&price=free',
  noProducts,
);
export const TypeList: StoryObj = page(TypeListPage, '按类型：视频课', 'type=0');
export const Classification: StoryObj = page(
  ClassificationPage,
  '按疾病找课',
  'id=type_disease&type_id=5',
);
export const TreeSelect: StoryObj = page(TreeSelectPage, '选择分类', 'tree=type_drug');
export const CourseList: StoryObj = page(CourseListPage, '课程列表', 'keyword=心电图');
export const CourseListSlow: StoryObj = page(CourseListPage, '课程列表：加载中', '', slow);
export const CourseListNone: StoryObj = page(
  CourseListPage,
  '课程列表：没有找到',
  'keyword=雪山',
  noProducts,
);
export const CourseListBroken: StoryObj = page(CourseListPage, '课程列表：加载失败', '', broken);
export const Featured: StoryObj = page(FeaturedPage, '精品好课');
export const Columns: StoryObj = page(ColumnsPage, '全部专栏');
export const Free: StoryObj = page(FreePage, '免费专区');
export const Feed: StoryObj = page(FeedPage, '发现');
export const FeedEmpty: StoryObj = page(
  FeedPage,
  '发现：没有内容',
  '',
  answered({ [findApi.feed.path]: none }),
);
export const NewsList: StoryObj = page(NewsListPage, '资讯列表');
export const NewsListEmpty: StoryObj = page(
  NewsListPage,
  '资讯列表：栏目为空',
  'type_id=2',
  answered({ [findApi.newsPage.path]: none }),
);
export const News: StoryObj = page(NewsPage, '资讯详情', 'id=1');
export const NewsSlow: StoryObj = page(NewsPage, '资讯详情：加载中', 'id=1', slow);
export const NewsBroken: StoryObj = page(NewsPage, '资讯详情：加载失败', 'id=1', broken);
