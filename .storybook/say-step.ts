/** Says what the workshop waits for; tests that load its settings are told nothing. */
export const sayStep = (words: string): void => {
  if (!process.env.VITEST) console.info(`组件工坊：${words}`);
};
