import type { LessonKind } from '../course/fields.ts';

/** `name`: the part of the form that shows it. */
export type CourseFault = {
  name: 'title' | 'thumb' | 'category' | 'intro' | 'outline';
  text: string;
};

type Course = {
  title: string;
  thumb: string;
  category: string;
  intro: string;
  chapters: readonly {
    title: string;
    lessons: readonly { title: string; kind: LessonKind; ready: boolean }[];
  }[];
};

const MOST_NAMED = 3;

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\s/g, '')
    .trim();

/** Whether a text shows anything. */
export const hasContent = (html: string): boolean => /<img\b/i.test(html) || wordsOf(html) !== '';

/** What is missing before a course can be sent to review, in the order of the form. */
export const faultsOf = ({ title, thumb, category, intro, chapters }: Course): CourseFault[] => {
  const lessons = chapters.flatMap((each) => each.lessons);
  const untitled = lessons.filter((each) => each.title === '').length;
  const unready = lessons.filter((each) => !each.ready);
  const named = unready
    .slice(0, MOST_NAMED)
    .map((each) => `“${each.title || '未命名'}”`)
    .join('、');
  const outline = [
    lessons.length === 0 && '请至少添加一节课',
    untitled > 0 && `有 ${untitled} 节课没有标题`,
    unready.length > 0 &&
      `${named}${unready.length > MOST_NAMED ? `等 ${unready.length} 节` : ''}还没有内容`,
  ];
  const faults: (CourseFault | false)[] = [
    title === '' && { name: 'title', text: '请填写标题' },
    thumb === '' && { name: 'thumb', text: '请上传封面' },
    category === '' && { name: 'category', text: '请选择分类' },
    !hasContent(intro) && { name: 'intro', text: '请填写课程介绍' },
    ...outline.map((text) => typeof text === 'string' && { name: 'outline' as const, text }),
  ];
  return faults.filter((fault) => fault !== false);
};
