import {
  certificationCalls,
  certificationDeskApi,
  type Decision,
} from '#schemas/certification/desk-endpoints.ts';
import type { ApplicationState } from '#schemas/certification/states.ts';
import { signedForDesk } from '../../libraries/upload/index.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import type { OperatorContext } from '../../platform/endpoint/context.ts';
import { unchanged } from '../../platform/endpoint/verb.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { defineOwnQueue } from '../desk/index.ts';
import { noteLook, writeAudit } from '../operator/index.ts';
import { type Application, applicationView, readApplication } from './applications.ts';
import { decideApplication } from './decide-application.ts';
import { countWaiting, partOf, queuesOf, rowsIn, sizesOf } from './in-order.ts';

const SIZE = 20;

/** Applications of a list, whose names the audit has to know. */
const viewsOf = async (context: OperatorContext, found: readonly Application[]) => {
  const items = found.map(applicationView);
  const members = items.map(({ member }) => member);
  await noteLook(context, { what: '认证姓名（列表）', members });
  return items;
};

type Input = { state: ApplicationState | 'all'; word: string; page: number };

/**
 * A page of applications: those that wait first and among them the oldest, then what was decided
 * last, then who was marked as a doctor without one. `word` stands in the name or the hospital.
 */
const pageOf = async (context: OperatorContext, { page, ...input }: Input) => {
  const { db } = context;
  const queues = queuesOf(db, input);
  const sizes = await sizesOf(db, queues, input);
  let { limit, offset } = rowsOf(page, SIZE);
  const found: Application[] = [];
  for (const [position, queue] of queues.entries()) {
    const size = sizes[position] ?? 0;
    if (limit > 0 && offset < size) found.push(...(await rowsIn(db, queue, { limit, offset })));
    limit = SIZE - found.length;
    offset = Math.max(0, offset - size);
  }
  const items = await viewsOf(context, found);
  const rows = sizes.reduce((sum, size) => sum + size, 0);
  return { items, pages: pagesOf(rows, SIZE) };
};

/** One application, with pictures that this operator may open for some minutes. */
const open = async (secret: Secret, context: OperatorContext, memberId: number) => {
  const application = await readApplication(context.db, memberId);
  const signed = signedForDesk(secret, 'certification', context);
  return { ...application, pictures: application.pictures.map(signed) };
};

const done = { pass: '通过', refuse: '没有通过', revoke: '撤回' } as const;

// every operator reads the audit for ever, so it holds member numbers and no names
const auditText = (member: number, decision: Decision, reason: string): string => {
  const what = `${done[decision]}会员 ${member} 的医生认证`;
  return decision === 'pass' ? what : `${what}，原因：${reason}`;
};

export const queues = [
  defineOwnQueue({
    ...{ api: certificationDeskApi, calls: certificationCalls },
    states: {
      waiting: ['member'],
      passed: ['decideCertification', 'elsewhere'],
      refused: ['decideCertification'],
      revoked: ['decideCertification'],
    },
    part: async (context, input, before) =>
      viewsOf(context, await partOf(context.db, input, before)),
    verbs: ({ secret }) => ({
      countCertifications: async ({ db }) => ({ waiting: await countWaiting(db) }),
      listCertifications: async (context, input) => ({
        ...(await pageOf(context, input)),
        waiting: await countWaiting(context.db),
      }),
      readCertification: async (context, { member }) => {
        const application = await open(secret, context, member);
        await noteLook(context, { what: '认证资料', members: [member] });
        return application;
      },
      decideCertification: async (context, { member, key: _, ...wish }) => {
        const { db, operator: who, now } = context;
        const own = { ...wish, memberId: member, by: who.name, now };
        if (!(await decideApplication(db, own))) {
          const application = await open(secret, context, member);
          return unchanged({ outcome: 'stale' as const, application });
        }
        const text = auditText(member, wish.decision, wish.reason);
        await writeAudit(db, { who, action: 'certification', text, now });
        return { outcome: 'decided' as const };
      },
    }),
  }),
];
