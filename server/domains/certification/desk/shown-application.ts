import { signedForDesk } from '../../../libraries/upload/index.ts';
import type { Secret } from '../../../platform/auth/secret.ts';
import type { OperatorContext } from '../../../platform/endpoint/context.ts';
import { readApplication } from '../applications.ts';

/** One application, with pictures that this operator may open for some minutes. */
export const shownApplication = async (
  secret: Secret,
  context: OperatorContext,
  memberId: number,
) => {
  const application = await readApplication(context.db, memberId);
  const signed = signedForDesk(secret, 'certification', context);
  return { ...application, pictures: application.pictures.map(signed) };
};
