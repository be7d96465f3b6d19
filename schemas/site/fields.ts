/** `purchase`: accepted with an order. */
export const legalTexts = ['agreement', 'privacy', 'purchase'] as const;

export type LegalTextType = (typeof legalTexts)[number];
