/** How long a picture may take, in ms, before the poster is drawn without it. */
const TIMEOUT_MS = 5000;

/**
 * A picture that can be drawn without making the canvas unreadable; undefined where its site does not allow
 * that, where it is late, or has no size.
 */
export const loadPicture = (src: string): Promise<HTMLImageElement | undefined> => {
  if (src === '') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const picture = new Image();
    const timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
    const end = (loaded: HTMLImageElement | undefined) => {
      clearTimeout(timer);
      resolve(loaded && loaded.naturalWidth > 0 ? loaded : undefined);
    };
    picture.crossOrigin = 'anonymous';
    picture.onload = () => end(picture);
    picture.onerror = () => end(undefined);
    picture.src = src;
  });
};
