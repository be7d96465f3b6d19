/**
 * Why money is returned: at the member's request; after a failed group; for a late or a double payment; for
 * something that the member has already.
 */
export const refundKinds = ['member', 'group', 'late', 'spare'] as const;

export type RefundKind = (typeof refundKinds)[number];

/**
 * `requested`: not sent yet, can be withdrawn. `held`: the provider cannot return it automatically, so staff
 * settle it there. `withdrawn` and `refused` (too much was studied meanwhile): nothing was sent, the order
 * continues.
 */
export const refundStates = [
  'requested',
  'sending',
  'held',
  'done',
  'withdrawn',
  'refused',
] as const;
