/** What a value says, to compare it by; one that is nested too deep to be written down is itself. */
export const comparable = (value: unknown): unknown => {
  try {
    return JSON.stringify(value);
  } catch {
    return value;
  }
};
