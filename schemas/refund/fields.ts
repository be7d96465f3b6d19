/** Why money goes back: asked for, of a failed group, paid too late or twice, for what is there already. */
export const refundKinds = ['member', 'group', 'late', 'spare'] as const;

export type RefundKind = (typeof refundKinds)[number];

/**
 * `requested`: asked for, not sent, can be withdrawn. `held`: the provider cannot send it back by itself,
 * and people see to it there. `withdrawn`, `refused`: nothing was sent, the order goes on; the second
 * where too much was studied meanwhile.
 */
export const refundStates = [
  'requested',
  'sending',
  'held',
  'done',
  'withdrawn',
  'refused',
] as const;
