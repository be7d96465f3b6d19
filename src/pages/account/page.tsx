import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { followable } from '../../platform/followable.ts';
import { goBack } from '../../platform/go-back.ts';
import { PageBar } from '../../ui/page-bar.tsx';
import css from './page.module.css';

/** Returns to who opened this page: to the address in `r`, else back. */
export const returnToCaller = (): void => {
  const address = followable(new URLSearchParams(location.search).get('r'), []);
  if (address) navigate(address, { replace: true });
  else goBack('/set');
};

type Props = {
  /** The page's pattern in the route table. */
  route: string;
  title: string;
  /** Back where the person came from without it; null: nothing leads back. */
  onBack?: (() => void) | null;
  children: ReactNode;
};

/** What every page of the account stands in. */
export const Page = ({ route, title, onBack = () => goBack(), children }: Props) => (
  <main className={css.page} data-page={route}>
    <PageBar title={title} onBack={onBack ?? undefined} />
    <div className={css.content}>{children}</div>
  </main>
);
