import { thingAwards } from '#schemas/award/endpoints.ts';
import { moduleStart } from '#schemas/home/endpoints.ts';
import { liveAddress, liveHallAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import { liveDetail, liveHall } from '#schemas/live/endpoints.ts';
import { enterLive } from '#schemas/live/room-endpoints.ts';
import { COMING, ON_AIR, OVER } from '#schemas/live/status.ts';
import { teacherDepartments } from '#schemas/teacher/endpoints.ts';
import { detailPage, first, freePage } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(liveAddress, {
    title: '直播详情',
    access: 'member',
    back: liveHallAddress,
    reads: [first(liveDetail, { id: 'id' }), first(thingAwards, { id: 'id' }, { target: 'live' })],
    view: () => import('./detail/view.tsx'),
  }),
  detailPage(liveHallAddress, {
    title: '直播大厅',
    access: 'member',
    reads: [
      first(moduleStart),
      first(teacherDepartments),
      ...[ON_AIR, COMING, OVER].map((status) =>
        first(liveHall, {}, { status, department: '', page: 1 }),
      ),
    ],
    view: () => import('./hall/view.tsx'),
  }),
  freePage(liveRoomAddress, {
    title: '直播间',
    access: 'member',
    back: liveHallAddress,
    reads: [first(liveDetail, { id: 'id' }), first(enterLive, { id: 'id' })],
    view: () => import('./room/view.tsx'),
  }),
];
