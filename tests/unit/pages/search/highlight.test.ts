import { expect, it } from 'vitest';
import { splitByKeyword } from '#src/ui/list/split-text.ts';

it.each([
  ['高血压门诊', '高血压', ['', '高血压', '门诊']],
  ['CT 与 ct', 'Ct', ['', 'CT', ' 与 ', 'ct', '']],
  ['膝关节 损伤', '损伤 关节', ['膝', '关节', ' ', '损伤', '']],
  ['达标率 100%（a+b）', '100% (a+b', ['达标率 ', '100%', '（a+b）']],
  ['没有', '', ['没有']],
  ['没有', '   ', ['没有']],
])('marks in %s what %s says', (text, keyword, parts) => {
  expect(splitByKeyword(text, keyword)).toEqual(parts);
});
