/** How members are certified as doctors. */

/** What an application can come to; `revoked`: it had passed and was taken back. */
export const applicationStates = ['waiting', 'passed', 'refused', 'revoked'] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** `none`: not asked for yet. */
export const certificationStates = ['none', ...applicationStates] as const;

export type CertificationState = (typeof certificationStates)[number];
