import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivityCard } from '#src/entities/activity/card.tsx';
import { CategoryTiles } from '#src/entities/category/tiles.tsx';
import { CourseRow } from '#src/entities/course/card.tsx';
import { CourseList } from '#src/entities/course/list.tsx';
import { LiveCard } from '#src/entities/live/card.tsx';
import { PersonCard } from '#src/entities/teacher/card.tsx';
import { Facts } from '#src/ui/card/facts.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { Rail } from '#src/ui/list/rail.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import { Price } from '#src/ui/value/price.tsx';
import { activity, course, courses, live, NOON, pricedCourses } from './samples.ts';

export default { title: '组件/卡片' } satisfies Meta;

const identified = <T extends object>(rows: readonly T[]) =>
  rows.map((row, index) => ({ ...row, id: String(index) }));

export const CourseRows: StoryObj = {
  name: '课程列表卡',
  render: () => (
    <SectionFrame title="课程列表卡">
      <CourseList as="rows" courses={[...courses]} />
    </SectionFrame>
  ),
};

export const CourseTiles: StoryObj = {
  name: '课程宫格卡',
  render: () => (
    <SectionFrame title="课程宫格卡">
      <CourseList as="tiles" courses={[...courses]} />
    </SectionFrame>
  ),
};

export const CourseCompacts: StoryObj = {
  name: '课程小卡',
  render: () => (
    <SectionFrame title="课程小卡">
      <CourseList as="compact" courses={[...courses]} />
    </SectionFrame>
  ),
};

export const PricedRows: StoryObj = {
  name: '课程列表卡的价格',
  render: () => (
    <SectionFrame title="课程列表卡的价格">
      <CourseList as="rows" courses={[...pricedCourses]} />
    </SectionFrame>
  ),
};

export const PricedTiles: StoryObj = {
  name: '课程宫格卡的价格',
  render: () => (
    <SectionFrame title="课程宫格卡的价格">
      <CourseList as="tiles" courses={[...pricedCourses]} />
    </SectionFrame>
  ),
};

export const PricedCompacts: StoryObj = {
  name: '课程小卡的价格',
  render: () => (
    <SectionFrame title="课程小卡的价格">
      <CourseList as="compact" courses={[...pricedCourses]} />
    </SectionFrame>
  ),
};

export const OneCourse: StoryObj<typeof CourseRow> = {
  name: '一张课程卡（可调）',
  args: course,
  render: (args) => (
    <SectionFrame title="一张课程卡">
      <CourseRow {...args} />
    </SectionFrame>
  ),
};

export const Lives: StoryObj = {
  name: '直播卡',
  render: () => (
    <SectionFrame title="直播卡">
      <Rail
        width="wide"
        items={identified([
          live,
          { ...live, status: 0, startsAt: '11月21日 19:30', price: '29.90' },
          { ...live, status: 3, locked: true, viewers: 0 },
          { ...live, thumb: '', title: '没有封面的回放', status: 3, price: null },
        ])}
      >
        {(item) => <LiveCard {...item} />}
      </Rail>
    </SectionFrame>
  ),
};

export const Activities: StoryObj = {
  name: '活动卡',
  render: () => (
    <SectionFrame title="活动卡">
      <Rail
        width="poster"
        items={identified([
          activity,
          {
            ...activity,
            kind: '秒杀',
            startTime: NOON + 60_000,
            title: '骨科查体一百招与规范操作',
          },
          { ...activity, endTime: NOON - 1, learners: 0, groupPrice: '0.00' },
          { ...activity, href: '', thumb: '', endTime: null, kind: undefined },
        ])}
      >
        {(item) => <ActivityCard {...item} />}
      </Rail>
    </SectionFrame>
  ),
};

export const People: StoryObj = {
  name: '人物卡',
  render: () => (
    <SectionFrame title="人物卡">
      <Rail
        width="person"
        items={identified([
          { name: '陈思远', avatar: '/media/avatar-1.svg', workplace: '心内科工作室' },
          { name: '唐悦', avatar: '', workplace: '' },
          {
            name: '阿卜杜热合曼·买买提依明',
            avatar: '/media/avatar-3.svg',
            workplace: '基层慢病管理联合培训中心',
          },
        ])}
      >
        {(person) => <PersonCard href="/join?id=41" {...person} />}
      </Rail>
    </SectionFrame>
  ),
};

export const Categories: StoryObj = {
  name: '分类图块',
  render: () => (
    <SectionFrame title="分类图块">
      <CategoryTiles
        categories={['heart', 'lungs', 'brain', '', 'bone'].map((icon, index) => ({
          id: String(index),
          name: ['心血管', '呼吸', '神经内科', '风湿免疫与代谢', '骨科'][index] ?? '',
          thumb: icon && `/media/class-${icon}.svg`,
          href: '/selectCategoryList?id=type_disease',
        }))}
      />
    </SectionFrame>
  ),
};

export const Rows: StoryObj = {
  name: '图文行与末行',
  render: () => (
    <SectionFrame title="图文行">
      <MediaRow href="/newsInfo?id=1" title="高血压防治指南更新要点一览" thumb="/media/news-1.svg">
        <Facts words="心内科 · 3268人参与" aside={<Price value="9.90" />} />
      </MediaRow>
      <MediaRow
        href="/newsInfo?id=2"
        title="一行标题，图片小一些，超出的部分会被截去，以省略号结尾"
        thumb=""
        size="compact"
      >
        <Facts
          words="一句很长的说明，让位给右侧的价格，价格从不截断也不换行"
          aside={<Price value="0.00" />}
        />
      </MediaRow>
    </SectionFrame>
  ),
};
