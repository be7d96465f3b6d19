/** What a game asks of its members; `code`: one of its codes, each of which admits one member. */
export const gameGates = ['none', 'phone', 'doctor', 'code'] as const;
export type GameGate = (typeof gameGates)[number];

/** `thanks`: friendly words alone. */
export const prizeKinds = ['points', 'coupon', 'goods', 'thanks'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** `settled`: nothing is left to do. Goods are `unclaimed` until the member gives an address, `claimed` until sent. */
export const drawStates = ['settled', 'unclaimed', 'claimed', 'sent'] as const;
export type DrawState = (typeof drawStates)[number];

export const CODE_LENGTH = 20;
export const CARRIER_LENGTH = 20;
export const TRACKING_LENGTH = 40;
