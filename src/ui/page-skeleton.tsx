import { BootSkeleton } from './boot-skeleton.tsx';
import css from './page-skeleton.module.css';

/** What stands in place of a page that is no home page: its bar at once, rows after 200 ms. */
export const PageSkeleton = () => <BootSkeleton shape={css.page} />;
