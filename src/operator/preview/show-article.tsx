import { createRoot, type Root } from 'react-dom/client';
import { RichText } from '#src/ui/media/rich-text.tsx';
import css from './show-article.module.css';

let drawn: Root | undefined;

export const showArticle = (root: HTMLElement, html: string): void => {
  drawn ??= createRoot(root);
  drawn.render(
    <main className={css.page}>
      <RichText html={html} />
    </main>,
  );
};
