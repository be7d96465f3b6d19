/** The nonce of the content policy for style elements; '' where the page has no such policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

/**
 * Gives the nonce to every style element that is made from now on. The kit passes its own nonce to most of
 * its styles, but not to those that lock scrolling and measure scrollbars.
 */
export const letStylesIn = (): void => {
  document.createElement = new Proxy(document.createElement, {
    apply: (make, page, named) => {
      const made: HTMLElement = Reflect.apply(make, page, named);
      if (made instanceof HTMLStyleElement) made.nonce = nonce;
      return made;
    },
  });
};
