/** What a form tells readers of one of its controls. */
export type Description = {
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
};

/** The description alone of a control’s props. */
export const descriptionIn = (props: Description): Description =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('aria-')));
