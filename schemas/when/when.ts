/** For whom an item may stand; a doctor's certification has passed, a card holder's card is valid. */
export const audiences = ['visitor', 'member', 'card-holder', 'doctor'] as const;
export type Audience = (typeof audiences)[number];

/**
 * What a device can tell of itself: it runs in the messenger, on which phone, can pass a page on by
 * one tap (the messenger's menu or the browser's own), and plays the streams that lessons come as.
 */
export const deviceAbilities = ['wechat', 'ios', 'android', 'share', 'video'] as const;
export type DeviceAbility = (typeof deviceAbilities)[number];

export const LIMITS = {
  /** Levels of `all`, `any` and `not` one within the other. */
  levels: 3,
  leaves: 20,
  children: 8,
  days: 365,
  studies: 20,
  variants: 5,
} as const;

/**
 * A part of the people, always the same ones: `percent` (0 to 100, one decimal at most) of them by
 * the experiment that `of` names. With `variants` these are divided evenly, in whichever order the
 * variants are listed; `variant` is the one that is meant.
 */
export type Share = { of: string; percent: number; variants?: string[]; variant?: string };

type AudienceLeaf = { audience: Audience };
/** Days since the registration. */
type NewWithinLeaf = { newWithin: number };
/** Ids of categories, in one of which the member has a course. */
type StudiesLeaf = { studies: string[] };
/** Minutes in China, `2026-11-01 00:00`: the first that belongs to it, the first that no longer does. */
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

/** When an item stands on the page: a closed expression, as JSON. */
export type When = { all: When[] } | { any: When[] } | { not: When } | WhenLeaf;

/** Holds for nobody: what stands in the place of a condition that cannot be read. */
export const NEVER: When = { any: [] };
