import type { ComponentProps, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { LegalText } from '#src/entities/site/legal-text.tsx';
import { RichText } from '#src/ui/media/rich-text.tsx';
import css from './show-article.module.css';

let drawn: Root | undefined;

const show = (root: HTMLElement, text: ReactNode): void => {
  drawn ??= createRoot(root);
  drawn.render(<main className={css.page}>{text}</main>);
};

export const showArticle = (root: HTMLElement, html: string): void =>
  show(root, <RichText html={html} />);

export const showLegal = (root: HTMLElement, text: ComponentProps<typeof LegalText>): void =>
  show(root, <LegalText {...text} />);
