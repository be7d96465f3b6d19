import type { HomeAddress } from '#schemas/layout/home-addresses.ts';

/** Home rule 16: the only place that assigns variants to addresses. */
const variantOf = {
  '/newIndex': 'variant1',
  '/index': 'variant2',
  '/redIndex': 'variant3',
  '/foodIndex': 'variant4',
  '/drawIndex': 'ordered',
} as const satisfies Record<Exclude<HomeAddress, '/'>, string>;

export type Variant = (typeof variantOf)[keyof typeof variantOf];
export type ClassicVariant = Exclude<Variant, 'ordered'>;

const BY_TEMPLATE = '/';

const addressed: Readonly<Record<string, Variant>> = variantOf;

export const variants: readonly Variant[] = Object.values(variantOf);

export const homeRoutes: readonly string[] = [BY_TEMPLATE, ...Object.keys(variantOf)];

/** undefined where the back end decides, and for other addresses. */
export const variantAt = (route: string): Variant | undefined =>
  Object.hasOwn(addressed, route) ? addressed[route] : undefined;

/** The variant that `/v4/view_template` names; undefined for an unknown name. */
export const variantNamed = (template: string): Variant | undefined =>
  variants.find((variant) => variant === template);
