import { type ReactNode, useContext } from 'react';
import { PageBar } from './bar.tsx';
import { CurrentPage } from './current-page.ts';
import css from './frame.module.css';

type Props = {
  /** In place of the registered title. */
  title?: string | undefined;
  /** In place of the registered way back. */
  onBack?: (() => void) | undefined;
  /** At the end of the bar, as high and wide as a thumb. */
  aside?: ReactNode;
  /** The page's main action, in reach of a thumb below everything else. */
  action?: ReactNode;
  /** `card`: white, as for a text; `flush`: without the gutter, for rows and pictures. */
  ground?: 'page' | 'card' | undefined;
  flush?: boolean;
  /** Room between the blocks of the content, as in a form. */
  spaced?: boolean;
  /** Leaves room for the tab bar. */
  tab?: boolean;
  children: ReactNode;
};

/** What a page stands in: its bar, as the page is registered, its content, its main action. */
export const PageFrame = (props: Props) => {
  const { title, onBack, aside, action, ground = 'page', flush, spaced, tab, children } = props;
  const current = useContext(CurrentPage);
  const names = [css.page, css[ground], tab && css.tab, action && css.acting];
  return (
    <main className={names.filter(Boolean).join(' ')} data-page={current?.pattern}>
      <PageBar
        title={title ?? current?.title ?? ''}
        onBack={onBack ?? current?.onBack}
        aside={aside}
      />
      <div className={flush ? css.flush : spaced ? css.spaced : css.content}>{children}</div>
      {action && <div className={css.action}>{action}</div>}
    </main>
  );
};
