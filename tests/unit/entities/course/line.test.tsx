// @vitest-environment window
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { foundCourse } from '#schemas/search/found.ts';
import { CourseLine } from '#src/entities/course/line.tsx';
import { mount } from '../../harness/mount.tsx';

const wire = {
  ...{ id: 3, type: 0, title: '急性心肌梗死的识别', price: '365.00', line_price: '548.00' },
  ...{ thumb: '', virtual_stock: 154, teacher_name: '陈思远' },
};

const shown = async (keyword: string, own: object = {}, narrow = false) => {
  const course = z.parse(foundCourse, { ...wire, ...own });
  const { host } = await mount(
    <CourseLine course={course} first keyword={keyword} narrow={narrow} />,
  );
  return host;
};

const marks = async (keyword: string) =>
  [...(await shown(keyword)).querySelectorAll('mark')].map((mark) => mark.textContent);

it('marks what makes it a hit: words of the title, its teacher, and what was looked for in place', async () => {
  expect(await marks('识别')).toEqual(['识别']);
  expect(await marks('陈思远')).toEqual(['陈思远']);
  expect(await marks('心梗 急性心肌梗死')).toEqual(['急性心肌梗死']);
  expect(await marks('')).toEqual([]);
});

it('leaves out the teacher and the learners that nobody knows', async () => {
  const plain = { line_price: '' };
  expect((await shown('', plain)).textContent).toContain('陈思远 · 154人在学');
  expect((await shown('', { ...plain, teacher_name: '' })).textContent).not.toContain(' · ');
  expect((await shown('', { ...plain, virtual_stock: 0 })).textContent).not.toContain(' · ');
});

it('has room beside another column for the teacher and one price', async () => {
  const { textContent } = await shown('', {}, true);
  expect(textContent).toContain('陈思远');
  expect(textContent).not.toMatch(/在学|548/);
});

it('marks what typed letters stand for, in the title as in the teacher’s name', async () => {
  const host = await shown('xg', { title: '心肌梗死与心功能', marks: ['心功', '心肌'] });
  const found = [...host.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(found).toEqual(['心肌', '心功']);
});

it('shows the lesson by which it was found, and leads to it where it may be opened', async () => {
  const lesson = { id: 8, chapter_id: 2, kind: 'video', title: '危急值的报告流程', opens: 1 };
  const linksOf = async (own: object) =>
    [...(await shown('危急值', own)).querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
  const [course, opened] = await linksOf({ type: 3, lesson });
  expect(course?.[0]).toBe('/specialDetail/3');
  expect(opened).toEqual(['/specialDetail/3/2/courseContent/8', '课时：危急值的报告流程']);
  const [, closed] = await linksOf({ type: 3, lesson: { ...lesson, opens: 0 } });
  expect(closed).toEqual(['/specialDetail/3', '课时：危急值的报告流程']);
  expect(await linksOf({ type: 3 })).toHaveLength(1);
});
