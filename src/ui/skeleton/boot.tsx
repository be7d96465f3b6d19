/**
 * The skeleton of a page of which nothing is known yet; also part of the HTML itself. After a while it says
 * that loading takes long, and offers to reload. `boot-page`: the shape of all pages but the home page.
 */
export const BootSkeleton = ({ shape = 'boot' }: { shape?: 'boot' | 'boot-page' }) => (
  <>
    <div className={shape} role="status" aria-label="正在加载" />
    <p className="boot-late">
      加载时间较长，请检查网络后
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, loaded anew */}
      <a href="">刷新页面</a>
    </p>
  </>
);
