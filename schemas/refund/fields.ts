/** Why money goes back: asked for, of a failed group, paid too late or twice, for what is there already. */
export const refundKinds = ['member', 'group', 'late', 'spare'] as const;

export type RefundKind = (typeof refundKinds)[number];

/** `held`: the provider cannot send it back by itself, and people see to it there. */
export const refundStates = ['sending', 'held', 'done'] as const;

export type RefundState = (typeof refundStates)[number];
