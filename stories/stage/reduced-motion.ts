const QUERY = /prefers-reduced-motion/;

let reduced = false;

/** Lets the workshop say that motion is reduced, besides what the system says. */
export const installMotionSwitch = (): void => {
  const original = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = original(query);
    if (reduced && QUERY.test(query)) Object.defineProperty(list, 'matches', { value: true });
    return list;
  };
};

/** Takes effect for what is mounted afterwards. */
export const setReducedMotion = (next: boolean): void => {
  reduced = next;
};
