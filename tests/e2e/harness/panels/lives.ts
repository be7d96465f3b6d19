import type { Database } from '#server/db/database.ts';
import { demoLive, liveKey, log } from '../visits/live.ts';
import { button, type PanelCase, panel, tapOutside } from './panel.ts';

export const ofLives = async (db: Database): Promise<readonly PanelCase[]> => [
  panel({
    name: '直播密码',
    of: 'src/pages/live/detail/view.tsx',
    path: `/zhibodet?id=${await liveKey(db, demoLive.password)}`,
    open: button('输入密码'),
    close: tapOutside,
  }),
  panel({
    name: '聊天消息',
    of: 'src/pages/live/chat/entry-sheet.tsx',
    path: `/zhiboing/${await liveKey(db, demoLive.free)}`,
    open: (page) => log(page).getByRole('button').first().click(),
    close: tapOutside,
  }),
  panel({
    name: '聊天管理',
    of: 'src/pages/live/room/host-tools.tsx',
    as: 'demo_teacher',
    path: `/zhiboing/${await liveKey(db, demoLive.ownTeacher)}`,
    open: button('管理'),
    close: tapOutside,
  }),
];
