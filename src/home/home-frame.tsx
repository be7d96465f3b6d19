import { type ReactNode, useLayoutEffect } from 'react';
import type { LayoutDocument } from '#schemas/layout/layout.ts';
import { FollowPrompt } from './follow-prompt.tsx';
import css from './home-page.module.css';
import type { Variant } from './variants.ts';

type Props = {
  route: string;
  variant: Variant;
  theme: LayoutDocument['theme'];
  coupon: ReactNode;
  children: ReactNode;
};

/** The frame of every home variant: its attributes (home rule 57), its theme, and what floats above it. */
export const HomeFrame = ({ route, variant, theme, coupon, children }: Props) => {
  // the root element carries the theme for the tab bar and all else outside this frame, from the first paint on
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [theme]);
  return (
    <main className={css.page} data-page={route} data-variant={variant} data-theme={theme}>
      <h1 className="spoken">学习首页</h1>
      {children}
      <div className={css.floats}>
        {coupon}
        <FollowPrompt />
      </div>
    </main>
  );
};
