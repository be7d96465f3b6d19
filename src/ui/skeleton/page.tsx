import { BootSkeleton } from './boot.tsx';

/** The skeleton of a page that is no home page: its bar at once, rows after 200 ms. */
export const PageSkeleton = () => <BootSkeleton shape="boot-page" />;
