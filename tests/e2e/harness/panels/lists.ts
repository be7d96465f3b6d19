import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { attempt, questionnaire } from '#server/db/tables/questionnaire.ts';
import { relation } from '#server/db/tables/relation.ts';
import { teacher } from '#server/db/tables/teacher.ts';
import { firstId } from '../examples/first-row.ts';
import {
  type At,
  button,
  buttonWith,
  first,
  inDialog,
  type PanelCase,
  panel,
  pressEscape,
  tapOutside,
} from './panel.ts';

/** An exam that the member has begun, without an answer yet, and that takes its time: the way back asks nothing. */
const untimedPaper = async (db: Database): Promise<string> => {
  const id = await firstId(db, questionnaire, eq(questionnaire.title, '心电图基础练习'));
  const open = and(eq(attempt.questionnaireId, id), isNull(attempt.submittedAt));
  await db.update(attempt).set({ answers: {} }).where(open);
  return `/test?id=${id}`;
};

export const ofLists = async (db: Database, at: At): Promise<readonly PanelCase[]> => [
  panel({
    name: '答题卡',
    of: 'src/pages/exam/paper/view.tsx',
    path: await untimedPaper(db),
    open: buttonWith('答题卡'),
    close: pressEscape,
  }),
  panel({
    name: '清空学习记录',
    of: 'src/pages/course/own/viewed/view.tsx',
    path: '/viewRecord',
    open: button('清空'),
    close: pressEscape,
  }),
  panel({
    name: '清空搜索历史',
    of: 'src/pages/search/entry/entry.tsx',
    path: '/searchHistory',
    before: async (page) => {
      await page.getByRole('searchbox').fill('心电图');
      await page.getByRole('searchbox').press('Enter');
      await page.locator('[data-page="/index_search/:keyword"]').waitFor();
      await page.goBack();
    },
    open: button('清空'),
    close: tapOutside,
  }),
  panel({
    name: '消息操作',
    of: 'src/pages/message/list/actions.tsx',
    path: at('/message'),
    open: first(/^更多操作/),
    close: inDialog('取消'),
  }),
  panel({
    name: '删除消息',
    of: 'src/pages/message/remove-question.tsx',
    path: at('/msgDetail'),
    open: button('删除'),
    close: inDialog('取消'),
  }),
  panel({
    name: '删除地址',
    of: 'src/pages/address/remove-question.tsx',
    path: at('/edit/:id'),
    open: button('删除地址'),
    close: inDialog('取消'),
  }),
  panel({
    name: '图片',
    of: 'src/ui/media/picture-viewer.ts',
    path: at('/newsInfo'),
    open: (page) => page.locator('main p img').first().click(),
    shown: (page) => page.locator('.pswp'),
    close: button('关闭'),
  }),
];

export const ofTeachers = async (db: Database, memberId: number): Promise<readonly PanelCase[]> => {
  const id = await firstId(db, teacher);
  const follow = { memberId, kind: 'follow', target: 'teacher', targetId: id } as const;
  await db.insert(relation).values(follow).onConflictDoNothing();
  return [
    panel({
      name: '不再关注',
      of: 'src/entities/teacher/unfollow-question.tsx',
      path: `/teacherDetail?id=${id}`,
      open: buttonWith(/^已关注/),
      close: inDialog('继续关注'),
    }),
  ];
};
