/** What stands on a home page before its sections are known; also part of the HTML itself. */
export const BootSkeleton = () => <div className="boot" role="status" aria-label="正在加载" />;
