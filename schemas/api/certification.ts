import { key, none } from '../asked.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { batchOf, oneOf } from '../payload.ts';
import { picture, text, time } from '../primitives.ts';
import { list, shape } from '../structures.ts';

/** How members are certified as doctors. */

/** What an application can come to; `revoked`: it had passed and was taken back. */
export const applicationStates = ['waiting', 'passed', 'refused', 'revoked'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** `none`: not asked for yet. */
export const certificationStates = ['none', ...applicationStates] as const;
export type CertificationState = (typeof certificationStates)[number];

const certified = {
  name: text,
  hospital: text,
  department: text,
  jobTitle: text,
};

/** `reason`: why it was refused or taken back. */
export const certification = defineEndpoint({
  path: '/v1/questionnaire/certification',
  payload: none,
  data: shape(
    {
      state: oneOf(certificationStates),
      reason: text,
      ...certified,
      pictures: list(picture),
      sent_at: time,
    },
    { sent_at: 'sentAt' },
  ),
  access: 'member',
});

/** Asks an operator for it; a second time takes the place of the first. */
export const askCertification = defineEndpoint({
  path: '/v1/questionnaire/askCertification',
  payload: shape({ ...certified, pictures: batchOf(picture, 3), key }),
  data: none,
  access: 'member',
  changes: true,
});
