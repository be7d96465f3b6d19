import { address } from '../page-address.ts';

export const certificationAddress = address('/questionnaire_certification');
