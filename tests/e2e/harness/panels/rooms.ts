import type { Database } from '#server/db/database.ts';
import { demoRoom, liveKey, log } from '../visits/live.ts';
import { beside, button, type PanelCase, panel } from './panel.ts';

export const ofRooms = async (db: Database): Promise<readonly PanelCase[]> => [
  panel({
    name: '直播密码',
    of: 'src/pages/live/detail/password-sheet.tsx',
    path: `/zhibodet?id=${await liveKey(db, demoRoom.password)}`,
    open: button('输入密码'),
    close: beside,
  }),
  panel({
    name: '聊天消息',
    of: 'src/pages/live/chat/entry-sheet.tsx',
    path: `/zhiboing/${await liveKey(db, demoRoom.free)}`,
    open: (page) => log(page).getByRole('button').first().click(),
    close: beside,
  }),
  panel({
    name: '聊天管理',
    of: 'src/pages/live/room/host-tools.tsx',
    as: 'demo_teacher',
    path: `/zhiboing/${await liveKey(db, demoRoom.ownTeacher)}`,
    open: button('管理'),
    close: beside,
  }),
];
