/** Each may do what the ones before it may: look, edit the draft, publish and manage. */
export const operatorRoles = ['view', 'edit', 'publish'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
