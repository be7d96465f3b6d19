import { useContext } from 'react';
import { PageBar } from '#src/ui/page/bar.tsx';
import { CurrentPage } from '#src/ui/page/current-page.ts';
import { PageSkeleton } from '#src/ui/skeleton/page.tsx';
import css from './page-opening.module.css';

export const PageOpening = () => {
  const current = useContext(CurrentPage);
  return (
    <div className={css.opening}>
      <PageBar title={current?.title ?? ''} onBack={current?.onBack} />
      <PageSkeleton />
    </div>
  );
};
