import { useStore } from '#src/platform/storage/store.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { discussed } from '../comments/use-comments.ts';
import { copying, inserting, opened } from './selection.ts';

export const SectionDrawer = lazyPart(
  async () => (await import('./drawer/section-drawer.tsx')).SectionDrawer,
  () => useStore(opened) !== null,
);

export const InsertDialog = lazyPart(
  async () => (await import('./insert-dialog.tsx')).InsertDialog,
  () => useStore(inserting) !== undefined,
);

export const CopyDialog = lazyPart(
  async () => (await import('./copy-dialog.tsx')).CopyDialog,
  () => useStore(copying) !== null,
);

export const WhyDialog = lazyPart(
  async () => (await import('./why-dialog.tsx')).WhyDialog,
  ({ name }) => name !== null,
);

export const CommentsDialog = lazyPart(
  async () => (await import('../comments/comments-dialog.tsx')).CommentsDialog,
  () => useStore(discussed) !== null,
);
