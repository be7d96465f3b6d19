import { Component, type ReactNode, useContext } from 'react';
import { PageBar } from '../ui/page/bar.tsx';
import { CurrentPage } from '../ui/page/current-page.ts';
import { PageFrame } from '../ui/page/frame.tsx';
import { PageSkeleton } from '../ui/skeleton/page.tsx';
import { ErrorScreen } from '../ui/state/error-screen.tsx';
import css from './page-opening.module.css';

/** A page whose code has not come: its title, and the way back from it. */
export const PageOpening = () => {
  const current = useContext(CurrentPage);
  return (
    <div className={css.opening}>
      <PageBar title={current?.title ?? ''} onBack={current?.onBack} />
      <PageSkeleton />
    </div>
  );
};

const reload = () => location.reload();

/** Says that a page did not open, and leads back from it. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <PageFrame>
        <ErrorScreen
          title="页面没有打开"
          advice="可能是网络不稳定，或者应用刚刚更新"
          action="重新加载"
          onAction={reload}
        />
      </PageFrame>
    );
  }
}
