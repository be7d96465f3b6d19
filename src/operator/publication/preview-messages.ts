import type { HomeDocument } from '../../../schemas/publication/home-document.ts';

/** `sections`: only the sections are rendered, all of them at once. */
type Start = {
  kind: 'start';
  document: HomeDocument;
  token: string;
  slow: boolean;
  shows: 'page' | 'sections';
};

/**
 * Messages from the console to the preview. `rest`: whether all movement rests for now; `tab`, `subTab`: on which
 * of its page's tabs the selected section stands.
 */
export type ToPreview =
  | Start
  | { kind: 'draft'; document: HomeDocument }
  | { kind: 'select'; name: string | null; tab: 'home' | 'category' | undefined; subTab: string }
  | { kind: 'rest'; rests: boolean };

/** Messages from the preview to the console. `sections`: the sections that are on the page, and which one it is; `held`: the key of the one that was tapped in a group; `tapped`: on what floats above the page or surrounds it. */
export type FromPreview =
  | { kind: 'ready' }
  | { kind: 'clicked'; name: string; held: string | null }
  | { kind: 'tapped'; around: 'tabs' | 'coupon' | 'follow' }
  | { kind: 'sections'; page: string; names: string[]; waiting: string[] };

/** The data of a message if it is ours: of this origin, from that window, of a known kind. */
export const messageFrom = <M extends ToPreview | FromPreview>(
  event: MessageEvent,
  source: Window | null,
): M | undefined => {
  if (event.origin !== location.origin || event.source !== source) return undefined;
  const { data } = event;
  const ours = typeof data === 'object' && data !== null && typeof data.kind === 'string';
  // both windows run code of the same build, and no other sender shares the origin and the window
  return ours ? (data as M) : undefined;
};
