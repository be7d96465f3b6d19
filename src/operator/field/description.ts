export type Description = {
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
};

export const descriptionIn = (props: Description): Description =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('aria-')));
