import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { myExams } from '#schemas/exam/endpoints.ts';
import { listedExams } from '#schemas/exam/samples.ts';
import { examStanding } from '#src/entities/exam/standing.ts';
import { rowFacts } from '#src/pages/exam/list/words.ts';

const { items } = z.parse(myExams.data, { data: listedExams, last_page: 1 });

test('each state of an exam says what it is, what it demands or came to, and where it leads', () => {
  const notices = items.map((row) => {
    const { chip, when, address } = examStanding(row);
    return [chip.name, rowFacts(row), when, address];
  });
  expect(notices).toEqual([
    ['可参加', '限时 30 分钟 · 60 分及格', '2100-01-01 08:00 截止', '/start?id=1'],
    ['未开始', '限时 30 分钟 · 60 分及格', '2100-01-01 08:00 开始', '/start?id=2'],
    ['作答中', '限时 30 分钟 · 60 分及格', '2100-01-01 08:00 截止', '/start?id=3'],
    ['未通过', '50 分 / 满分 100 分', '还可以考 2 次', '/result?id=4'],
    ['已通过', '90 分 / 满分 100 分', '', '/result?id=5'],
    ['待阅卷', '限时 30 分钟 · 60 分及格', '阅完后出成绩', '/result?id=6'],
    ['未参加', '限时 30 分钟 · 60 分及格', '2025-11-20 16:00 结束', '/start?id=7'],
  ]);
});
