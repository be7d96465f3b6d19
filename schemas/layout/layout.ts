import type { Theme } from './themes.ts';

/** A node of a page: a registered section, and what the page says of it. */
export type LayoutNode = {
  name: string;
  /** Tells apart several that show the same section: in a gated layout each stands once. */
  id?: string | undefined;
  title?: string | undefined;
  settings?: Record<string, unknown> | undefined;
  source?:
    | {
        /** Path of a call of the section's own list of sources. */
        path: string;
        payload?: Record<string, unknown> | undefined;
        /** Fields of the payload that the page fills with what has been chosen on it. */
        fill?: Record<string, 'category' | 'subCategory'> | undefined;
      }
    | undefined;
  /** Replaces the page's theme for this section. */
  theme?: Theme | undefined;
  /** What a container holds. */
  sections?: readonly unknown[] | undefined;
  /** Stands on this tab of the page alone: the home tab, or that of a chosen category. */
  tab?: 'home' | 'category' | undefined;
  /** Stands on the sub-tab of this name alone. */
  subTab?: string | undefined;
  /** A section without content then shows a message and a retry button instead of vanishing. */
  stands?: boolean | undefined;
  /** Further attributes of the section's root element, which no document says. */
  marks?: Readonly<Record<string, string>> | undefined;
};

/**
 * A page as data: ordered nodes, each naming a registered section. `gated` pages ask the system
 * config for every section's open flag and show each section once; others show what they list.
 */
export type LayoutDocument = {
  gated?: boolean | undefined;
  theme: Theme;
  /** The floating coupon icon; `phone-bound` first asks whether a phone is bound. */
  coupon?: 'plain' | 'phone-bound' | undefined;
  nodes: LayoutNode[];
};
