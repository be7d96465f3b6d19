import { type ReactNode, useLayoutEffect } from 'react';
import { ToastView } from '#src/app/frame/toast-view.tsx';
import { STAGE } from './catch-links.ts';
import { setFontScale } from './font-scale.ts';
import css from './stage.module.css';

export type StageProps = {
  theme: string;
  fontScale: number;
  still: boolean;
  /** `phone`: a phone's width; `page`: a whole page without margins; `desk`: the full width. */
  surface: 'phone' | 'page' | 'desk';
  children: ReactNode;
};

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
