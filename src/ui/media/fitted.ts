import { pictureWidths } from '#schemas/picture-widths.ts';

/** Pictures that this site has in several widths, by their stored or signed address. */
const OWN = /^\/(?:media\/[\w-]+|uploads\/[\w-]{32})\.\w+($|\?t=)/;

/** Pictures that came within the page, by their address. */
export const documentPictures = new Map<string, string>();

const spared = { on: false, density: 1 };

/** From now on pictures are loaded for a screen of single density, where this one's is `density`, and posters not at all. */
export const sparePictures = (density: number): void => {
  spared.on = true;
  spared.density = Math.max(1, density);
};

/** A video's picture, which the browser loads with the page. */
export const posterOf = (src: string): string | undefined =>
  spared.on || src === '' ? undefined : src;

/**
 * Attributes with which the browser loads a picture no larger than needed. `share`: the picture's part of
 * the page's width, in percent; the page grows to 750 px. Pictures of other sites stay as they are.
 */
export const fitted = (src: string, share: number) => {
  const [own, signed] = documentPictures.has(src) ? [] : (OWN.exec(src) ?? []);
  const vw = share / spared.density;
  return {
    srcSet:
      own && pictureWidths.map((each) => `${src}${signed ? '&' : '?'}w=${each} ${each}w`).join(),
    sizes: own && `min(${vw}vw,${vw * 7.5}px)`,
    src: documentPictures.get(src) ?? src,
  };
};
