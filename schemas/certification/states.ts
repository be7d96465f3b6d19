/** `revoked`: it had passed. */
export const applicationStates = ['waiting', 'passed', 'refused', 'revoked'] as const;

export type ApplicationState = (typeof applicationStates)[number];

export const certificationStates = ['none', ...applicationStates] as const;

export type CertificationState = (typeof certificationStates)[number];
