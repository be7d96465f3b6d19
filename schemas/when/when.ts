/** Who sees an item; `doctor`: the certification has passed; `card-holder`: the card is valid. */
export const audiences = ['visitor', 'member', 'card-holder', 'doctor'] as const;
export type Audience = (typeof audiences)[number];

/**
 * Abilities that a device reports: it runs in the messenger, on which phone, can share a page with one tap
 * (by the messenger's menu or the browser's), and plays the streams of lessons.
 */
export const deviceAbilities = ['wechat', 'ios', 'android', 'share', 'video'] as const;
export type DeviceAbility = (typeof deviceAbilities)[number];

export const LIMITS = {
  /** Nested levels of `all`, `any` and `not`. */
  levels: 3,
  leaves: 20,
  children: 8,
  days: 365,
  studies: 20,
  variants: 5,
} as const;

/**
 * A fixed part of all people: `percent` (0 to 100, at most one decimal) by the experiment `of`. `variants`
 * divide them evenly, in any order of listing; `variant` selects one.
 */
export type Share = { of: string; percent: number; variants?: string[]; variant?: string };

type AudienceLeaf = { audience: Audience };
/** Days since the registration. */
type NewWithinLeaf = { newWithin: number };
/** Ids of categories; the member has a course in one of them. */
type StudiesLeaf = { studies: string[] };
/** Minutes in China, `2026-11-01 00:00`: from inclusive, until exclusive; null: open. */
export type BetweenLeaf = { between: [from: string | null, until: string | null] };
type CanLeaf = { can: DeviceAbility };
type ShareLeaf = { share: Share };

export type WhenLeaf =
  | AudienceLeaf
  | NewWithinLeaf
  | StudiesLeaf
  | BetweenLeaf
  | CanLeaf
  | ShareLeaf;

/** The condition under which an item shows: a closed expression in JSON. */
export type When = { all: When[] } | { any: When[] } | { not: When } | WhenLeaf;

/** Never holds; replaces a condition that cannot be read. */
export const NEVER: When = { any: [] };
