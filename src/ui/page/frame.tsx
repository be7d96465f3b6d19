import type { ReactNode } from 'react';
import { PageBar } from './bar.tsx';
import css from './frame.module.css';

type Props = {
  /** The page's pattern in the route table. */
  route: string;
  title: string;
  /** Without it nothing leads back from here, as on a tab's own page. */
  onBack?: (() => void) | undefined;
  /** At the end of the bar, as high and wide as a thumb. */
  aside?: ReactNode;
  /** The page's main action, in reach of a thumb below everything else. */
  action?: ReactNode;
  /** `card`: white, as for a text; `flush`: without the gutter, for rows and pictures. */
  ground?: 'page' | 'card';
  flush?: boolean;
  /** Room between the blocks of the content, as in a form. */
  spaced?: boolean;
  /** Leaves room for the tab bar. */
  tab?: boolean;
  children: ReactNode;
};

/** What a page stands in: its bar, its content, its main action. */
export const PageFrame = (props: Props) => {
  const {
    route,
    title,
    onBack,
    aside,
    action,
    ground = 'page',
    flush,
    spaced,
    tab,
    children,
  } = props;
  const names = [css.page, css[ground], tab && css.tab, action && css.acting];
  return (
    <main className={names.filter(Boolean).join(' ')} data-page={route}>
      <PageBar title={title} onBack={onBack} aside={aside} />
      <div className={flush ? css.flush : spaced ? css.spaced : css.content}>{children}</div>
      {action && <div className={css.action}>{action}</div>}
    </main>
  );
};
