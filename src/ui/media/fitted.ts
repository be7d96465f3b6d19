import { pictureWidths } from '#schemas/picture-widths.ts';

/** Pictures that this site has in several widths, by their stored or signed address. */
const OWN = /^\/(?:media\/[\w-]+|uploads\/[\w-]{32})\.\w+($|\?t=)/;

/** Pictures that came within the page, by their address. */
export const documentPictures = new Map<string, string>();

/**
 * Attributes with which the browser loads a picture no larger than needed. `share`: the picture's part of
 * the page's width, in percent; the page grows to 750 px. Pictures of other sites stay as they are.
 */
export const fitted = (src: string, share: number) => {
  const [own, signed] = documentPictures.has(src) ? [] : (OWN.exec(src) ?? []);
  return {
    srcSet:
      own && pictureWidths.map((each) => `${src}${signed ? '&' : '?'}w=${each} ${each}w`).join(),
    sizes: own && `min(${share}vw,${share * 7.5}px)`,
    src: documentPictures.get(src) ?? src,
  };
};
