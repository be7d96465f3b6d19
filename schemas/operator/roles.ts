/** Each role may do what the earlier ones may: look; edit the draft; publish and manage. */
export const operatorRoles = ['view', 'edit', 'publish'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
