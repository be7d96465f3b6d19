import type { Database } from '#server/db/database.ts';
import { workshopMember } from '#server/db/tables/teacher.ts';
import { workshopInviteTable } from '#server/db/tables/workshop.ts';
import { ownWorkshop } from '#server/libraries/workshop/index.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { memberIdOf } from '../visits/course.ts';
import { button, inDialog, type PanelCase, panel } from './panel.ts';

/** Of a member whose application waits, and of the owner of a workshop with an assistant and an invitation. */
export const ofWorkshop = async (db: Database): Promise<readonly PanelCase[]> => {
  const { teacherId } = await ownWorkshop(db, await memberIdOf(db, 'demo_teacher'));
  await db
    .insert(workshopMember)
    .values({ teacherId, memberId: await memberIdOf(db, 'demo_doctor'), role: 'assistant' });
  await db
    .insert(workshopInviteTable)
    .values({ teacherId, role: 'assistant', endsAt: new Date(Date.now() + DAY) });
  return [
    panel({
      name: '撤回入驻申请',
      of: 'src/pages/onboarding/status.tsx',
      as: 'demo_vip',
      path: '/qiye',
      open: button('撤回申请'),
      close: inDialog('继续等待'),
    }),
    panel({
      name: '移除工作室成员',
      of: 'src/pages/workshop/members/view.tsx',
      as: 'demo_teacher',
      path: '/workshop/shopmanage',
      open: button('移除陈医生'),
      close: inDialog('取消'),
    }),
    panel({
      name: '撤销邀请',
      of: 'src/pages/workshop/invitations/inviting.tsx',
      as: 'demo_teacher',
      path: '/workshop/invite_user',
      open: button('撤销'),
      close: inDialog('保留'),
    }),
  ];
};
