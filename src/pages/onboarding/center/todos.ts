import { certificationAddress } from '#schemas/certification/addresses.ts';
import {
  organisationOnboardingAddress,
  personOnboardingAddress,
  teacherAgreementAddress,
} from '#schemas/onboarding/addresses.ts';
import type { DoctorCenter } from '#schemas/onboarding/endpoints.ts';
import type { OnboardingKind } from '#schemas/onboarding/fields.ts';

export const stateOf = ({ applications }: DoctorCenter, kind: OnboardingKind) =>
  applications.find((each) => each.kind === kind)?.state ?? 'none';

export const isOutdated = ({ agreement: { inForce, agreed } }: DoctorCenter): boolean =>
  inForce > 0 && agreed !== inForce;

/** What waits for the member, in words, with the page where it is done. */
export const todosOf = (center: DoctorCenter): (readonly [to: string, name: string])[] => {
  const { certification, workshop } = center;
  const todos: (readonly [string, string])[] = [];
  if (certification === 'refused' || certification === 'revoked')
    todos.push([certificationAddress(), '医生认证需要修改资料']);
  if (stateOf(center, 'person') === 'refused')
    todos.push([personOnboardingAddress(), '个人入驻需要修改资料']);
  if (stateOf(center, 'organisation') === 'refused')
    todos.push([organisationOnboardingAddress(), '企业入驻需要修改资料']);
  if (workshop && isOutdated(center))
    todos.push([
      teacherAgreementAddress(),
      center.agreement.agreed > 0 ? '讲师协议已更新，请重新同意' : '讲师协议还没有同意',
    ]);
  return todos;
};
