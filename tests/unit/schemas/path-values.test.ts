import { expect, it } from 'vitest';
import { address } from '#schemas/page-address.ts';
import { pathValues } from '#schemas/path-values.ts';

const lesson = address('/specialDetail/:product/:chapter/courseContent/:lesson');

it.each([
  ['/specialDetail/3/8/courseContent/12', { product: '3', chapter: '8', lesson: '12' }],
  [
    '/specialdetail/3/8/coursecontent/%E5%BF%83/',
    { product: '3', chapter: '8', lesson: '%E5%BF%83' },
  ],
  ['/specialDetail/3/8/courseContent/12/13', undefined],
  ['/x/specialDetail/3/8/courseContent/12', undefined],
  ['/specialDetail/3', undefined],
  ['/specialDetail/3/8/courseContent/12?from=home', undefined],
  ['', undefined],
])('reads %s', (path, values) => {
  expect(pathValues(lesson, path)).toEqual(values);
});

it('knows the path in which nothing varies', () => {
  expect(pathValues(address('/forpwd'), '/forpwd/')).toEqual({});
  expect(pathValues(address('/forpwd'), '/forpwdx')).toBeUndefined();
});
