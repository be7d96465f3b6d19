import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import type { Database } from '#server/db/database.ts';
import { lesson } from '#server/db/tables/course.ts';
import { noteTable } from '#server/db/tables/note.ts';
import { firstId } from '../examples/first-row.ts';
import { pressButton } from '../gestures.ts';
import { findProduct, grantProduct } from '../visits/course.ts';
import {
  type At,
  button,
  buttonWith,
  first,
  idIn,
  inDialog,
  type PanelCase,
  panel,
  tapOutside,
} from './panel.ts';

/** What is written on lessons: the member's own notes and questions, and somebody else's. */
export const ofWritten = async (
  db: Database,
  memberId: number,
  at: At,
): Promise<readonly PanelCase[]> => {
  const lessonId = await firstId(db, lesson);
  await db.insert(noteTable).values({ memberId, lessonId, text: '先看节律', at: new Date() });
  const [product] = await db.select().from(lesson).where(eq(lesson.id, lessonId));
  await grantProduct(db, memberId, product?.productId ?? 0);
  return [
    panel({
      name: '修改笔记',
      of: 'src/entities/note/panel.tsx',
      path: '/notes',
      open: first('修改'),
    }),
    panel({
      name: '删除笔记',
      of: 'src/pages/note/remove-question.tsx',
      path: '/notes',
      open: first('删除'),
      close: inDialog('取消'),
    }),
    panel({
      name: '写回答',
      of: 'src/pages/question/detail/answer-sheet.tsx',
      path: at('/question'),
      open: button('写回答'),
    }),
    panel({
      name: '删除提问',
      of: 'src/pages/question/detail/entry-question.tsx',
      path: at('/question'),
      open: first('删除'),
      close: inDialog('取消'),
    }),
  ];
};

export const ofCourses = async (
  db: Database,
  memberId: number,
  at: At,
): Promise<readonly PanelCase[]> => {
  const video = await findProduct(db, { type: 0, mediaKey: 'slides', priceFen: 0, noSkip: false });
  const audio = await findProduct(db, { type: 1, mediaKey: 'music', priceFen: 0 });
  const column = at('/specialDetail/:product/:chapter/courseContent/:lesson');
  const text = at('/textDetail/:id');
  for (const address of [column, text, at('/coursereview')])
    await grantProduct(db, memberId, idIn(address));
  // the bar of the page has a button of the same name
  const stopped = async (page: Page) => {
    await pressButton(page, '播放');
    const stage = page.getByRole('region', { name: /^视频：/ });
    await stage.hover();
    await stage.getByRole('button', { name: '暂停', exact: true }).click();
  };
  const onVideo = { path: `/coursedet/${video.id}`, before: stopped };
  const onAudio = { path: `/coursedet/${audio.id}`, close: tapOutside };
  return [
    panel({
      name: '目录',
      of: 'src/pages/course/lesson/use-lesson-list.tsx',
      path: column,
      open: button('目录'),
    }),
    panel({
      name: '字号',
      of: 'src/pages/course/lesson/text/size-button.tsx',
      path: text,
      open: button('字号'),
      close: tapOutside,
    }),
    panel({
      name: '写评价',
      of: 'src/pages/course/review/view.tsx',
      path: at('/coursereview'),
      open: first(/写评价|修改我的评价/),
    }),
    panel({
      ...onVideo,
      name: '视频倍速',
      of: 'src/ui/player/controls/controls.tsx',
      open: buttonWith(/^倍速/),
      shown: (page) => page.getByRole('button', { name: /^倍速/, expanded: true }),
      close: buttonWith(/^倍速/),
    }),
    panel({
      ...onVideo,
      name: '全屏',
      of: 'src/ui/player/video/use-enlarged.ts',
      open: button('全屏'),
      shown: (page) => page.getByRole('button', { name: '退出全屏' }),
      close: button('退出全屏'),
    }),
    panel({
      ...onAudio,
      name: '音频倍速',
      of: 'src/pages/course/lesson/audio/tools.tsx',
      open: buttonWith(/倍速$/),
    }),
    panel({
      name: '筛选',
      of: 'src/entities/filter/sheet.tsx',
      path: '/courseList',
      open: button('筛选'),
      close: tapOutside,
    }),
    panel({
      name: '分享',
      of: 'src/entities/share/panel.tsx',
      path: at('/courseDetail/:id'),
      open: button('分享'),
      close: inDialog('取消'),
    }),
    panel({
      name: '分享海报',
      of: 'src/entities/share/panel.tsx',
      path: at('/courseDetail/:id'),
      open: async (page) => {
        await pressButton(page, '分享');
        await pressButton(page, '生成海报');
      },
      shown: (page) => page.getByRole('dialog', { name: '分享海报' }),
    }),
    panel({
      ...onVideo,
      name: '问答',
      of: 'src/pages/course/lesson/question/panel.tsx',
      open: button('问答'),
    }),
    panel({
      ...onVideo,
      name: '记笔记',
      of: 'src/entities/note/panel.tsx',
      open: buttonWith(/记笔记/),
    }),
    // sound goes on after its page has been left
    panel({
      ...onAudio,
      name: '定时关闭',
      of: 'src/pages/course/lesson/audio/tools.tsx',
      before: first(/^(?:播放|暂停)$/),
      open: buttonWith(/^定时/),
    }),
  ];
};
