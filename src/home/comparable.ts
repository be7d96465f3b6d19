/** The value as text for comparison; a value nested too deep for JSON stands for itself. */
export const comparable = (value: unknown): unknown => {
  try {
    return JSON.stringify(value);
  } catch {
    return value;
  }
};
