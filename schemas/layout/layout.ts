import type { Theme } from './themes.ts';

export type LayoutNode = {
  name: string;
  /** Distinguishes nodes of the same section; a gated layout has each section once. */
  id?: string | undefined;
  title?: string | undefined;
  settings?: Record<string, unknown> | undefined;
  source?:
    | {
        /** One of the section's own list of sources. */
        path: string;
        payload?: Record<string, unknown> | undefined;
        /** Payload fields that the page fills with the visitor's choice. */
        fill?: Record<string, 'category' | 'subCategory'> | undefined;
      }
    | undefined;
  theme?: Theme | undefined;
  sections?: readonly unknown[] | undefined;
  /** Shows only on the home tab, or on the tab of a chosen category. */
  tab?: 'home' | 'category' | undefined;
  subTab?: string | undefined;
  /** Without content the section shows a message and a retry button instead of vanishing. */
  stands?: boolean | undefined;
  /** Further attributes of the root element, which documents never have. */
  marks?: Readonly<Record<string, string>> | undefined;
};

/**
 * A page as data. `gated` pages check every section's open flag in the system config and show each section
 * once; others show what they list.
 */
export type LayoutDocument = {
  gated?: boolean | undefined;
  theme: Theme;
  /** The floating coupon icon; `phone-bound` first requires a bound phone. */
  coupon?: 'plain' | 'phone-bound' | undefined;
  nodes: LayoutNode[];
};
