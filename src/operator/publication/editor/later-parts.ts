import { useStore } from '#src/platform/storage/store.ts';
import { laterPart } from '../../parts/later-part.tsx';
import { discussed } from '../comments/use-comments.ts';
import { copying, inserting, opened } from './selection.ts';

export const SectionDrawer = laterPart(
  async () => (await import('./drawer/section-drawer.tsx')).SectionDrawer,
  () => useStore(opened) !== null,
);

export const InsertDialog = laterPart(
  async () => (await import('./insert-dialog.tsx')).InsertDialog,
  () => useStore(inserting) !== undefined,
);

export const CopyDialog = laterPart(
  async () => (await import('./copy-dialog.tsx')).CopyDialog,
  () => useStore(copying) !== null,
);

export const WhyDialog = laterPart(
  async () => (await import('./why-dialog.tsx')).WhyDialog,
  ({ name }) => name !== null,
);

export const CommentsDialog = laterPart(
  async () => (await import('../comments/comments-dialog.tsx')).CommentsDialog,
  () => useStore(discussed) !== null,
);
