declare global {
  interface Window {
    /** Durations of the long tasks so far, in ms. */
    tasks: number[];
  }
}

window.tasks = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.tasks.push(duration);
}).observe({ type: 'longtask', buffered: true });

/** Marks the frame in which everything on the first screen has its content. */
const lookForContent = () => {
  const places = [...document.querySelectorAll('[data-section]')];
  const onScreen = places.filter((place) => place.getBoundingClientRect().top < innerHeight);
  const ready = onScreen.every((place) => place.getAttribute('data-state') === 'ready');
  if (onScreen.length > 0 && ready) performance.mark('content');
  else requestAnimationFrame(lookForContent);
};

export const watchPage = (): void => {
  requestAnimationFrame(lookForContent);
};
