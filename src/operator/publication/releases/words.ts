import type * as z from 'zod/mini';
import type { listReleases } from '../../../../schemas/publication/endpoints.ts';

export type ReleaseHead = z.output<typeof listReleases.data>['items'][number];

export const releaseKindNames: Readonly<Record<ReleaseHead['kind'], string>> = {
  first: '初始内容',
  publish: '发布',
  scheduled: '定时发布',
  ended: '定时结束',
  rollback: '回滚',
};
