import type { HomeDocument } from '../../../schemas/publication/home-document.ts';

/** `sections`: only the sections are rendered, all of them at once. */
type Start = {
  kind: 'start';
  document: HomeDocument;
  token: string;
  slow: boolean;
  shows: 'page' | 'sections';
};

/** Messages from the console to the preview. `rest`: whether all movement rests for now; `arrange`: whether sections can be dragged. */
export type ToPreview =
  | Start
  | { kind: 'draft'; document: HomeDocument }
  | { kind: 'select'; name: string | null }
  | { kind: 'rest'; rests: boolean }
  | { kind: 'arrange'; on: boolean };

/** Messages from the preview to the console. `sections`: the sections that are on the page; `held`: the key of the one that was tapped in a group; `moved`: a section was put at the place of another. */
export type FromPreview =
  | { kind: 'ready' }
  | { kind: 'clicked'; name: string; held: string | null }
  | { kind: 'moved'; name: string; over: string }
  | { kind: 'sections'; names: string[]; waiting: string[] };

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
