import type { listCertifications as endpoint } from '#schemas/certification/desk-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { noteLook } from '../../operator/index.ts';
import { type Application, applicationView } from '../applications.ts';
import { countWaiting, queuesOf, rowsIn, sizesOf } from './queues.ts';

const SIZE = 20;

/**
 * A page of applications: those that wait first and among them the oldest, then what was decided
 * last, then who was marked as a doctor without one. `word` stands in the name or the hospital.
 */
export const listCertifications: Verb<typeof endpoint> = async (context, { page, ...asked }) => {
  const { db } = context;
  const queues = queuesOf(db, asked);
  const sizes = await sizesOf(db, queues, asked);
  let { limit, offset } = rowsOf(page, SIZE);
  const found: Application[] = [];
  for (const [place, queue] of queues.entries()) {
    const size = sizes[place] ?? 0;
    if (limit > 0 && offset < size) found.push(...(await rowsIn(db, queue, { limit, offset })));
    limit = SIZE - found.length;
    offset = Math.max(0, offset - size);
  }
  const members = found.map((each) => applicationView(each).member);
  await noteLook(context, { what: '认证姓名（列表）', members });
  const rows = sizes.reduce((sum, size) => sum + size, 0);
  return {
    items: found.map(applicationView),
    pages: pagesOf(rows, SIZE),
    waiting: await countWaiting(db),
  };
};
