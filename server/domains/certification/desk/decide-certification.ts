import type {
  Decision,
  decideCertification as endpoint,
} from '#schemas/certification/desk-endpoints.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { decideApplication } from '../decide-application.ts';
import { shownApplication } from './shown-application.ts';

const done = { pass: '通过', refuse: '没有通过', revoke: '撤回' } as const;

// every operator reads the audit for ever, so it holds member numbers and no names
const auditText = (member: number, decision: Decision, reason: string): string => {
  const what = `${done[decision]}会员 ${member} 的医生认证`;
  return decision === 'pass' ? what : `${what}，原因：${reason}`;
};

export const decideCertification =
  ({ secret }: Services): Verb<typeof endpoint> =>
  async (context, asked) => {
    const { db, operator: who, now } = context;
    const { member: memberId, version, decision, reason } = asked;
    const seen = { memberId, version, decision, reason };
    const decided = await decideApplication(db, { ...seen, by: who.name, now });
    if (!decided) {
      const application = await shownApplication(secret, context, memberId);
      return unchanged({ outcome: 'stale' as const, application });
    }
    const text = auditText(memberId, decision, reason);
    await writeAudit(db, { who, action: 'certification', text, now });
    return { outcome: 'decided' as const };
  };
