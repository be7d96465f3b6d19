/** What members agree to one version at a time, apart from an order: `onboarding` with an application, `teaching` as a teacher. */
export const consentTexts = ['onboarding', 'teaching'] as const;

export type ConsentText = (typeof consentTexts)[number];

/** `purchase`: accepted with an order. */
export const legalTexts = ['agreement', 'privacy', 'purchase', ...consentTexts] as const;

export type LegalTextType = (typeof legalTexts)[number];
