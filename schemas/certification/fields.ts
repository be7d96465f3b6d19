import { batchOf } from '../payload.ts';
import { picture, text } from '../primitives.ts';
import { atMost, filled, ruled, tidied } from '../rules.ts';
import { oneLine } from '../tidy-text.ts';
import { certificationRefusals } from './refusals.ts';

/** How members are certified as doctors. */

/** States of an application; `revoked`: it had passed and was taken back. */
export const applicationStates = ['waiting', 'passed', 'refused', 'revoked'] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** `none`: the member has not applied yet. */
export const certificationStates = ['none', ...applicationStates] as const;

export type CertificationState = (typeof certificationStates)[number];

const { certificationInvalid } = certificationRefusals;

export const LONGEST_CERTIFIED_LINE = 40;

const line = (label: string) =>
  ruled(
    tidied(text, oneLine),
    filled(`请填写${label}`, certificationInvalid),
    atMost(LONGEST_CERTIFIED_LINE, certificationInvalid),
  );

/** The Chinese labels of the fields of an application, each of one line. */
export const certifiedLabels = {
  name: '姓名',
  hospital: '执业医院',
  department: '科室',
  jobTitle: '职称',
} as const;

export const certifiedLines = {
  name: line(certifiedLabels.name),
  hospital: line(certifiedLabels.hospital),
  department: line(certifiedLabels.department),
  jobTitle: line(certifiedLabels.jobTitle),
};

export const MOST_CERTIFIED_PICTURES = 3;

export const certifiedPictures = ruled(batchOf(picture, MOST_CERTIFIED_PICTURES), {
  holds: ({ length }) => length > 0,
  said: '请上传执业证照片',
  refusal: certificationInvalid,
});
