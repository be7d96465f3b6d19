/** What a form tells readers of one of its controls. */
export type Detail = {
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
};

/** That of a control's props alone. */
export const descriptionIn = (props: Detail): Detail =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('aria-')));
