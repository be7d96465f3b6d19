import { address } from '../../platform/navigation/address.ts';

export const certificationAddress = address('/questionnaire_certification');
