import { type ReactNode, useLayoutEffect } from 'react';
import { ToastView } from '#src/app/frame/toast-view.tsx';
import { STAGE } from './catch-links.ts';
import { setFontScale } from './font-scale.ts';
import css from './stage.module.css';

export type StageProps = {
  theme: string;
  fontScale: number;
  still: boolean;
  /** `phone`: as wide as a page; `page`: a whole page, without room around it; `desk`: as wide as there is room. */
  surface: 'phone' | 'page' | 'desk';
  children: ReactNode;
};

/** Where a story stands: the page's ground, its theme, its text size, its toasts. */
export const Stage = ({ theme, fontScale, still, surface, children }: StageProps) => {
  useLayoutEffect(() => setFontScale(fontScale), [fontScale]);
  return (
    <div
      {...{ [STAGE]: '' }}
      className={`${css.stage} ${css[surface]} ${still ? css.still : ''}`}
      data-theme={theme}
    >
      {children}
      <ToastView />
    </div>
  );
};
