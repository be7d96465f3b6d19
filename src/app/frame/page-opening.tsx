import { useContext, useEffect } from 'react';
import { PageBar } from '#src/ui/page/bar.tsx';
import { CurrentPage } from '#src/ui/page/current-page.ts';
import { PageSkeleton } from '#src/ui/skeleton/page.tsx';
import css from './page-opening.module.css';

/** As in the skeleton's style. */
const ROWS_AFTER_MS = 200;

/** Once these rows are seen, those of what follows show at once: a blank moment between them would blink. */
export const OpeningRows = () => {
  useEffect(() => {
    const timer = setTimeout(
      () => document.querySelector('#root')?.classList.add('starting'),
      ROWS_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  return <PageSkeleton />;
};

export const PageOpening = () => {
  const current = useContext(CurrentPage);
  return (
    <div className={css.opening}>
      <PageBar title={current?.title ?? ''} onBack={current?.onBack} />
      <OpeningRows />
    </div>
  );
};
