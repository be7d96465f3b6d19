import '../zod.ts';
import '#src/ui/tokens/tokens.css';
import '#src/ui/tokens/base.css';
import { createRoot } from 'react-dom/client';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { writeSession } from '#src/platform/session/session.ts';
import { keepToMemory } from '#src/platform/storage/local-store.ts';
import { createStore, type Store } from '#src/platform/storage/store.ts';
import { type FromPreview, messageFrom, type ToPreview } from '../publication/preview-messages.ts';
import { arranging } from './arrange/arranging.ts';
import { stopNear } from './arrange/insert-positions.ts';
import { chooseTab } from './choose-tab.ts';
import { markChanges } from './compare/mark-changes.ts';
import { scrollTogether } from './compare/scroll-together.ts';
import { holdStill } from './hold-still.ts';
import { markSection } from './mark-section.ts';
import { pauseAnimations } from './pause-animations.ts';
import { PreviewApp } from './preview-app.tsx';
import { networkLoader } from './preview-engine.ts';
import { reportSections } from './report-sections.ts';
import { SectionsApp } from './sections-app.tsx';

// the operator may be logged in as a learner in this browser, whose stored session must not change
keepToMemory();

const tell = (message: FromPreview) => parent.postMessage(message, location.origin);

const arrange = arranging({
  onMoved: (name, over) => tell({ kind: 'moved', name, over }),
  onInsert: (behind) => tell({ kind: 'insert', behind }),
});

let scrolling: ReturnType<typeof scrollTogether> | undefined;

const compare = (marked: Parameters<typeof markChanges>[0]): void => {
  markChanges(marked);
  scrolling ??= scrollTogether((position) => tell({ kind: 'scrolled', position }));
};

let draft: Store<HomeDocument> | undefined;

const showText = async (message: ToPreview): Promise<void> => {
  const root = document.getElementById('root');
  const shown = await import('./show-article.tsx');
  if (root && message.kind === 'article') shown.showArticle(root, message.html);
  if (root && message.kind === 'legal') shown.showLegal(root, message.text);
};

const start = (message: Extract<ToPreview, { kind: 'start' }>): void => {
  const { document: first, token, slow, shows } = message;
  const root = document.getElementById('root');
  if (!root || draft) return;
  if (token) writeSession('token', token);
  draft = createStore(first);
  reportSections(root, (page, names, waiting) => tell({ kind: 'sections', page, names, waiting }));
  if (shows === 'sections') pauseAnimations(true);
  const Shown = shows === 'page' ? PreviewApp : SectionsApp;
  createRoot(root).render(<Shown draft={draft} network={networkLoader(slow)} />);
};

// a copy, as a message would be
window.showDraft = (document) => draft?.set(structuredClone(document));

addEventListener('message', (event) => {
  const message = messageFrom<ToPreview>(event, parent);
  if (message?.kind === 'start') start(message);
  if (message?.kind === 'select') {
    chooseTab(message);
    markSection(message.name);
    stopNear(message.name);
  }
  if (message?.kind === 'arrange') arrange(message.on);
  if (message?.kind === 'compare') compare(message.marked);
  if (message?.kind === 'scroll') scrolling?.(message.position);
  if (message?.kind === 'article' || message?.kind === 'legal') void showText(message);
  if (message?.kind === 'rest') pauseAnimations(message.rests);
});
holdStill({
  onSection: (name, held) => tell({ kind: 'clicked', name, held }),
  onSurroundings: (surroundings) => tell({ kind: 'tapped', surroundings }),
});
tell({ kind: 'ready' });
