import { uploadRefusals } from '../upload/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import { picture, text, time } from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { byRule, list, object } from '../wire/structures.ts';
import { certifiedLines, certifiedPictures } from './fields.ts';
import { certificationRefusals } from './refusals.ts';
import { certificationStates } from './states.ts';

const certified = {
  name: text,
  hospital: text,
  department: text,
  jobTitle: text,
};

export const certification = defineEndpoint({
  path: '/v1/questionnaire/certification',
  payload: none,
  data: object(
    {
      state: oneOf(certificationStates),
      reason: text,
      ...certified,
      pictures: list(picture),
      sent_at: time,
    },
    byRule,
  ),
  access: 'member',
  refusals: {},
});

/** Applies for the certification; a second application replaces the first. */
export const askCertification = defineEndpoint({
  path: '/v1/questionnaire/askCertification',
  payload: object({ ...certifiedLines, pictures: certifiedPictures, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(certificationRefusals, 'certificationInvalid', 'certificationPassed'),
    pickRefusals(uploadRefusals, 'pictureUnknown'),
  ),
});

export const certificationApi = { certification, askCertification };
