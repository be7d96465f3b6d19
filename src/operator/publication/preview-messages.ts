import type { ComponentProps } from 'react';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { LegalText } from '#src/entities/site/legal-text.tsx';

/** `sections`: only the sections are rendered, all of them at once. */
type Start = {
  kind: 'start';
  document: HomeDocument;
  token: string;
  slow: boolean;
  shows: 'page' | 'sections';
};

export type ChangeMark = 'added' | 'removed' | 'moved' | 'changed';
export type MarkedSection = { name: string; marks: readonly ChangeMark[] };

/**
 * Scroll position: the section at the top and the share of it above the edge; `part`: share of the whole
 * page.
 */
export type ScrollPosition = { name: string | null; share: number; part: number };

/**
 * Messages from the console to the preview. `rests`: animations pause; `arrange`: whether the page can be
 * arranged; `compare`: its differences from the page beside it, with which it scrolls from then on;
 * `article`, `legal`: the frame shows this text alone.
 */
export type ToPreview =
  | Start
  | { kind: 'select'; name: string | null; tab: 'home' | 'category' | undefined; subTab: string }
  | { kind: 'rest'; rests: boolean }
  | { kind: 'arrange'; on: boolean }
  | { kind: 'compare'; marked: readonly MarkedSection[] }
  | { kind: 'scroll'; position: ScrollPosition }
  | { kind: 'article'; html: string }
  | { kind: 'legal'; text: ComponentProps<typeof LegalText> };

declare global {
  interface Window {
    showDraft?: (document: HomeDocument) => void;
  }
}

/**
 * Shows a draft in the preview at once, so that typed text is drawn there in the same frame as in the
 * field.
 */
export const showDraftIn = (preview: Window | null, document: HomeDocument): void => {
  try {
    preview?.showDraft?.(document);
  } catch (error) {
    // the frame shows a page of the browser, such as one about a lost network; the preview requests the
    // draft when it loads
    if (!(error instanceof DOMException)) throw error;
  }
};

/**
 * Messages from the preview to the console. `sections`: the page and its sections; `held`: the key of the
 * section that was tapped in a group; `tapped`: on a part around the page or floating above it; `moved`: a
 * section was dropped at the place of another; `insert`: one is to be added behind the section with a key,
 * null: at the top.
 */
export type FromPreview =
  | { kind: 'ready' }
  | { kind: 'clicked'; name: string; held: string | null }
  | { kind: 'tapped'; surroundings: 'tabs' | 'coupon' | 'follow' }
  | { kind: 'moved'; name: string; over: string }
  | { kind: 'scrolled'; position: ScrollPosition }
  | { kind: 'insert'; behind: string | null }
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

export const changeWords: Readonly<Record<ChangeMark, string>> = {
  added: '新增',
  removed: '移除',
  moved: '移动',
  changed: '改动',
};
