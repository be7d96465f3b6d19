// an object without a prototype, such as a module, cannot be made into text
const written = (value: unknown): string =>
  typeof value === 'object' && value !== null && !(value instanceof Error)
    ? Object.prototype.toString.call(value)
    : String(value);

/** Listens to the console: an error there fails the story that made it. */
export const watchErrors = () => {
  const printed = console.error;
  let errors: string[] = [];
  console.error = (...args: unknown[]) => {
    errors.push(args.map(written).join(' '));
    printed(...args);
  };
  return {
    forget: () => {
      errors = [];
    },
    fail: () => {
      if (errors.length > 0) throw new Error(`console errors: ${errors.join('; ')}`);
    },
  };
};
