/** `purchase`: what is agreed to by ordering. */
export const legalTexts = ['agreement', 'privacy', 'purchase'] as const;

export type LegalTextType = (typeof legalTexts)[number];
