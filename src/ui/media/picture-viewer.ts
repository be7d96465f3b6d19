import { openLayer } from '#src/platform/screen/layers.ts';

type Sized = { src: string; width: number; height: number };

/** A picture whose size is unknown after this time (ms) is shown in a default size. */
const TIMEOUT_MS = 3000;

const usual = (src: string): Sized => ({ src, width: 1200, height: 900 });

const sizeOf = (src: string): Promise<Sized> =>
  new Promise((resolve) => {
    const picture = new Image();
    const late = setTimeout(() => resolve(usual(src)), TIMEOUT_MS);
    picture.onload = () => {
      clearTimeout(late);
      const { naturalWidth: width, naturalHeight: height } = picture;
      resolve(width > 0 ? { src, width, height } : usual(src));
    };
    picture.onerror = () => {
      clearTimeout(late);
      resolve(usual(src));
    };
    picture.referrerPolicy = 'no-referrer';
    picture.src = src;
  });

const load = async (sources: readonly string[], index: number): Promise<void> => {
  const [{ default: PhotoSwipe }, ...pictures] = await Promise.all([
    import('photoswipe'),
    ...sources.map(sizeOf),
    import('photoswipe/style.css'),
  ]);
  const dataSource = pictures.filter((picture): picture is Sized => 'src' in picture);
  const viewer = new PhotoSwipe({
    dataSource,
    index,
    bgOpacity: 1,
    loop: false,
    closeTitle: '关闭',
    zoomTitle: '放大',
    arrowPrevTitle: '上一张',
    arrowNextTitle: '下一张',
    errorMsg: '图片没有加载出来',
  });
  const close = viewer.close.bind(viewer);
  // a viewer that is closed while it opens, or in its own event, would stay
  viewer.close = () => {
    const { isOpen, isOpening } = viewer.opener;
    if (isOpen && !isOpening) close();
    else viewer.on('openingAnimationEnd', () => setTimeout(close));
  };
  const closed = openLayer(() => {
    viewer.close();
    return true;
  });
  viewer.on('close', closed);
  viewer.on('destroy', closed);
  viewer.init();
};

let loading: Promise<void> | undefined;

/**
 * Shows pictures full-screen, to swipe and zoom; the viewer's code is loaded at the first tap, and a second
 * tap opens no second viewer.
 */
export const openPictures = (sources: readonly string[], index: number): Promise<void> => {
  loading ??= load(sources, index)
    // the picture itself is on the page, and another tap tries again
    .catch(() => undefined)
    .finally(() => {
      loading = undefined;
    });
  return loading;
};
