import { eq } from 'drizzle-orm';
import { onboardingCalls, onboardingDeskApi } from '#schemas/onboarding/desk-endpoints.ts';
import { onboardingStates } from '#schemas/onboarding/fields.ts';
import { onboardingRefusals } from '#schemas/onboarding/refusals.ts';
import { member } from '../../db/tables/member.ts';
import { onboardingTable as table } from '../../db/tables/onboarding.ts';
import { defineQueue, queueStates } from '../desk/index.ts';
import { decideOnboarding } from './decide.ts';

const ofMember = eq(member.id, table.memberId);

export const queues = [
  defineQueue({
    ...{ api: onboardingDeskApi, calls: onboardingCalls, key: table.id },
    states: {
      waiting: ['member'],
      passed: ['decideOnboarding'],
      refused: ['decideOnboarding'],
      withdrawn: ['member'],
      revoked: ['decideOnboarding'],
    },
    from: (db) =>
      db
        .select({ row: table, nickname: member.nickname })
        .from(table)
        .innerJoin(member, ofMember)
        .$dynamic(),
    keys: (db) => db.select({ id: table.id }).from(table).innerJoin(member, ofMember).$dynamic(),
    where: queueStates(table.state, onboardingStates),
    search: [table.name, member.nickname],
    head: ({
      row: { id, memberId, kind, name, hospital, department, contact, ...row },
      nickname,
    }) => ({
      ...{ id, member: memberId, nickname, kind, name, state: row.state, version: row.version },
      belongs: kind === 'person' ? `${hospital} · ${department}` : contact,
      at: row.sentAt.getTime(),
    }),
    listLook: { what: '入驻姓名（列表）', of: ({ row }) => row.memberId },
    look: { what: '入驻资料', of: ({ row }) => row.memberId },
    notFound: onboardingRefusals.noSuchOnboarding,
    full: ({ row }, { signed }) => ({
      ...{ number: row.number, hospital: row.hospital, department: row.department },
      ...{ jobTitle: row.jobTitle, legalPerson: row.legalPerson, contact: row.contact },
      ...{ phone: row.phone, specialties: row.specialties, shop: row.shop, intro: row.intro },
      portrait: signed('onboarding', [row.portrait])[0] ?? '',
      licences: signed('onboarding', row.licences),
      ...{ reason: row.reason, by: row.decidedBy, teacher: row.teacherId },
      decidedAt: row.decidedAt?.getTime() ?? null,
    }),
    verbs: () => ({ decideOnboarding }),
  }),
];
