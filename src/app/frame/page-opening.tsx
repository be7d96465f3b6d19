import { useContext, useEffect } from 'react';
import { PageBar } from '#src/ui/page/bar.tsx';
import { CurrentPage } from '#src/ui/page/current-page.ts';
import { PageSkeleton } from '#src/ui/skeleton/page.tsx';
import css from './page-opening.module.css';

/** As in the skeleton's style. */
const ROWS_AFTER_MS = 200;

/** A page that leads on to another one does so before this time has passed. */
const LEADS_ON_MS = 500;

const wait = { began: 0, ended: 0 };

/**
 * Once this long is waited, here and on the pages that led on to this one, the rows of what follows show
 * at once: a blank moment between rows that are seen would blink.
 */
export const OpeningRows = () => {
  useEffect(() => {
    const now = Date.now();
    if (now - wait.ended > LEADS_ON_MS) wait.began = now;
    const timer = setTimeout(
      () => document.querySelector('#root')?.classList.add('starting'),
      wait.began + ROWS_AFTER_MS - now,
    );
    return () => {
      clearTimeout(timer);
      wait.ended = Date.now();
    };
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
