/** `purchase`: what is agreed to by ordering. */
export const legalTexts = ['agreement', 'privacy', 'purchase'] as const;

export type LegalText = (typeof legalTexts)[number];
