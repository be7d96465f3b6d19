/** What a game asks of its members; `code`: one of its codes, each lets one member in. */
export const gameGates = ['none', 'phone', 'doctor', 'code'] as const;
export type GameGate = (typeof gameGates)[number];

/** What a prize is; `thanks` is a kind word. */
export const prizeKinds = ['points', 'coupon', 'goods', 'thanks'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** What became of a draw: `settled` needs nothing more; goods wait for an address, then for the post. */
export const drawStates = ['settled', 'unclaimed', 'claimed', 'sent'] as const;
export type DrawState = (typeof drawStates)[number];

export const CODE_LENGTH = 20;
export const CARRIER_LENGTH = 20;
export const TRACKING_LENGTH = 40;
