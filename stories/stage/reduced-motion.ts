const QUERY = /prefers-reduced-motion/;

let reduced = false;

/** Lets stories reduce motion, beside the system setting. */
export const installMotionSwitch = (): void => {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = matchMedia(query);
    if (reduced && QUERY.test(query)) Object.defineProperty(list, 'matches', { value: true });
    return list;
  };
};

/** Affects what is mounted afterwards. */
export const setReducedMotion = (next: boolean): void => {
  reduced = next;
};
