import { BootSkeleton } from './boot.tsx';

/** The bar shows at once, rows after 200 ms. */
export const PageSkeleton = () => <BootSkeleton shape="boot-page" />;
