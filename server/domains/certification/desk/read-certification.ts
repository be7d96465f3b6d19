import type { readCertification as endpoint } from '#schemas/certification/desk-endpoints.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { noteLook } from '../../operator/index.ts';
import { shownApplication } from './shown-application.ts';

export const readCertification =
  ({ secret }: Services): Verb<typeof endpoint> =>
  async (context, { member }) => {
    const shown = await shownApplication(secret, context, member);
    await noteLook(context, { what: '认证资料', members: [member] });
    return shown;
  };
