// @vitest-environment window
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { teacherList } from '#schemas/teacher/endpoints.ts';
import { teacher } from '#schemas/teacher/samples.ts';
import { TeacherLine } from '#src/entities/teacher/row.tsx';
import { mount } from '../../harness/mount.tsx';

const [row] = z.parse(teacherList.data, { data: [teacher], last_page: 1 }).items;

const shown = async (own: object = {}, marked = '') => {
  if (!row) throw new Error('no sample');
  const line = <TeacherLine teacher={{ ...row, ...own }} marked={marked} onPress={() => {}} />;
  const { host } = await mount(line);
  return host;
};

it('tells of followers only where there are many', async () => {
  expect((await shown()).textContent).toContain('主任医师 教授 · 1.2万位粉丝');
  expect((await shown({ fans: 100 })).textContent).toContain('100位粉丝');
  expect((await shown({ fans: 3 })).textContent).not.toContain('粉丝');
});

it('marks why it was found', async () => {
  const marks = async (words: string) =>
    [...(await shown({}, words)).querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(await marks('陈思')).toEqual(['陈思']);
  expect(await marks('心血管')).toEqual(['心血管', '心血管']);
  expect(await marks('<b>')).toEqual([]);
});
