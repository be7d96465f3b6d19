// @vitest-environment window
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { courseSchema } from '#schemas/course/fields.ts';
import { CourseLine } from '#src/entities/course/line.tsx';
import { mount } from '../../harness/mount.tsx';

const wire = {
  ...{ id: 3, type: 0, title: '急性心肌梗死的识别', price: '365.00', line_price: '548.00' },
  ...{ thumb: '', virtual_stock: 154, teacher_name: '陈思远' },
};

const shown = async (keyword: string, own: object = {}, narrow = false) => {
  const course = z.parse(courseSchema, { ...wire, ...own });
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
