import { type ReactNode, useContext } from 'react';
import { useDocumentName } from '#src/platform/screen/document-name.ts';
import { PageBar } from './bar.tsx';
import { CurrentPage } from './current-page.ts';
import css from './frame.module.css';

type Props = {
  /** Replaces the registered title. */
  title?: string | undefined;
  /** Names the document after the shown thing where `title` only names the kind of page. */
  name?: string | undefined;
  /** Replaces the registered way back. */
  onBack?: (() => void) | undefined;
  /** Shown at the end of the bar, large enough for a thumb. */
  aside?: ReactNode;
  /** The page's main action, at the foot of the screen within reach of a thumb. */
  action?: ReactNode;
  /** `card`: white, as for a text; `flush`: without the gutter, for rows and pictures. */
  ground?: 'page' | 'card' | undefined;
  flush?: boolean;
  /** Adds space between the blocks of the content, as in a form. */
  spaced?: boolean;
  /** Leaves room for the tab bar. */
  tab?: boolean;
  children: ReactNode;
};

export const PageFrame = (props: Props) => {
  const {
    title,
    name,
    onBack,
    aside,
    action,
    ground = 'page',
    flush,
    spaced,
    tab,
    children,
  } = props;
  const current = useContext(CurrentPage);
  const heading = title ?? current?.title ?? '';
  useDocumentName(name || heading);
  const names = [css.page, css[ground], tab && css.tab, action && css.acting];
  return (
    <main className={names.filter(Boolean).join(' ')} data-page={current?.pattern}>
      <PageBar title={heading} onBack={onBack ?? current?.onBack} aside={aside} />
      <div className={flush ? css.flush : spaced ? css.spaced : css.content}>{children}</div>
      {action && <div className={css.action}>{action}</div>}
    </main>
  );
};
