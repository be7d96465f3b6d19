import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { categoryCoursesAddress, classifiedCoursesAddress } from '#schemas/category/addresses.ts';
import { categoryApi } from '#schemas/category/endpoints.ts';
import { newsListAddress } from '#schemas/news/addresses.ts';
import { newsApi } from '#schemas/news/endpoints.ts';
import { emptyPage } from '#schemas/sample.ts';
import {
  courseListAddress,
  courseSearchAddress,
  searchAddress,
  searchResultsAddress,
} from '#schemas/search/addresses.ts';
import { searchApi } from '#schemas/search/endpoints.ts';
import { ResultsScreen } from '#src/pages/search/results/screen.tsx';
import { failing, pageStories as page } from '../page-story.tsx';

export default { title: '页面/找课', parameters: { stage: 'page' } } satisfies Meta;

const noProducts = { [categoryApi.productList.path]: emptyPage };
const noHits = {
  [searchApi.searchCounts.path]: {},
  [searchApi.searchProducts.path]: emptyPage,
};

const searched = ['高血压', '心电图', '陈思远'];

const searchHistory = page(searchAddress);
export const SearchHistory: StoryObj = {
  ...searchHistory('搜索'),
  beforeEach: () => localStorage.setItem('SEARCHED:', JSON.stringify(searched)),
};

export const SearchHistoryEmpty = searchHistory('搜索：没有历史');

export const SearchClear: StoryObj = {
  ...searchHistory('搜索：清空历史'),
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
  ...searchHistory('搜索：联想'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), '心电');
    await expect(await canvas.findByRole('link', { name: '心电图' })).toBeVisible();
  },
};

export const ShopSearch = page(courseSearchAddress)('搜索课程');

// the page reads its keyword from the browser's address
const Results = () => <ResultsScreen keyword="高血压" />;
const resultsOf = { ...searchResultsAddress, view: async () => ({ default: Results }) };

const hits = page(resultsOf);
export const ResultCourses = hits('搜索结果：课程');
export const ResultLives = page(resultsOf, { search: 'tab=live' })('搜索结果：直播');
export const ResultNews = page(resultsOf, { search: 'tab=news&sort=new' })('搜索结果：资讯');
export const ResultsNone = hits('搜索结果：没有找到', noHits);
export const ResultsElsewhere = page(resultsOf, { search: 'tab=column' })(
  '搜索结果：别的栏目里有',
  {
    [searchApi.searchProducts.path]: emptyPage,
  },
);
export const ResultsBroken = hits('搜索结果：加载失败', {}, failing);

export const CategoryList = page(categoryCoursesAddress, { search: 'id=1' })('分类课程');
export const CategoryListNothing = page(categoryCoursesAddress, { search: 'id=1&price=free' })(
  '分类课程：筛选后没有',
  noProducts,
);
export const Classification = page(classifiedCoursesAddress, {
  search: 'id=type_disease&type_id=5',
})('按疾病找课');
export const CourseList = page(courseListAddress, { search: 'keyword=心电图' })('课程列表');
export const CourseListNone = page(courseListAddress, { search: 'keyword=雪山' })(
  '课程列表：没有找到',
  noProducts,
);
export const NewsListEmpty = page(newsListAddress, { search: 'type_id=2' })('资讯列表：栏目为空', {
  [newsApi.newsPage.path]: emptyPage,
});
