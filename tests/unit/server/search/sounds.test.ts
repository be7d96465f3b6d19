import { expect, it } from 'vitest';
import { heardIn, readingOf, soundsOf } from '#server/domains/search/sounds.ts';

it.each([
  ['冠心病规范化诊疗', 'gxb', ['冠心病']],
  ['冠心病规范化诊疗', 'guanxinb', ['冠心病']],
  ['冠心病：规范化诊疗', 'gfh', ['规范化']],
  ['冠心病：规范化诊疗', 'bgf', []],
  ['重症监护 ICU', 'zhongzheng', ['重症']],
  ['血压与血糖', 'xuet', ['血糖']],
  ['心电图与新指南', 'xin', ['心', '新']],
  ['没有', 'gxb', []],
  ['', 'gxb', []],
])('marks in %s what %s stands for', (text, letters, marks) => {
  expect(heardIn(text, letters)).toEqual(marks);
});

it('reads a surname as a name’s', () => {
  expect(heardIn('单雨晴', 'shan', true)).toEqual(['单']);
  expect(heardIn('欧阳修远', 'oyxy', true)).toEqual(['欧阳修远']);
});

it('marks something in every text that is found by its sound', () => {
  const text = '高血压全程管理：难治性高血压的规范处理与随访';
  for (const sound of soundsOf(text))
    for (let length = 2; length <= sound.length; length += 1)
      expect(heardIn(text, sound.slice(0, length).toLowerCase())).not.toEqual([]);
});

it('reads words of Chinese characters alone', () => {
  expect(readingOf('高血鸭')).toBe('gaoxueya');
  expect(readingOf('CT检查')).toBe('');
  expect(readingOf('高')).toBe('');
});
