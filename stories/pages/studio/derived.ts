import {
  audioLessonAddress,
  broadcastsAddress,
  courseFormAddress,
  courseManagementAddress,
  outlineAddress,
  textLessonAddress,
  videoLessonAddress,
} from '#schemas/studio/addresses.ts';
import type { PageAddress } from '../../stage/opened-page.tsx';

const lesson = { course: 3, lesson: 101 };

export const addresses: Readonly<Record<string, PageAddress>> = {
  [courseFormAddress.pattern]: { path: courseFormAddress({ id: 3 }) },
  [broadcastsAddress.pattern]: { path: broadcastsAddress() },
  [outlineAddress.pattern]: { path: outlineAddress({ id: 3 }) },
  [videoLessonAddress.pattern]: { path: videoLessonAddress(lesson) },
  [audioLessonAddress.pattern]: { path: audioLessonAddress(lesson) },
  [textLessonAddress.pattern]: { path: textLessonAddress(lesson) },
  [courseManagementAddress.pattern]: { path: courseManagementAddress({ id: 12 }) },
};
