import { pictureWidths } from '#schemas/picture-widths.ts';

/** Pictures that this site has in several widths, by their stored or signed address. */
const OWN = /^\/(?:media\/[\w-]+|uploads\/[\w-]{32})\.\w+($|\?t=)/;

/**
 * What an `<img>` takes so that the browser loads a picture no larger than it needs. `share`: how much of the
 * page's width it takes, in percent; the page grows to 750 px. Pictures of elsewhere are as they are.
 */
export const fitted = (src: string, share: number) => {
  const [own, signed] = OWN.exec(src) ?? [];
  return {
    srcSet:
      own && pictureWidths.map((each) => `${src}${signed ? '&' : '?'}w=${each} ${each}w`).join(),
    sizes: own && `min(${share}vw,${share * 7.5}px)`,
    src,
  };
};
