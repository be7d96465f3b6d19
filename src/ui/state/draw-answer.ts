import type { ReactNode } from 'react';

/** A value that is read, as `useCall` gives it. */
export type DrawnAnswer<D, E> = { data: D | undefined; error: E | undefined; retry: () => void };

type Drawn<D, E> = {
  /** Shown until there is an answer. */
  waiting: ReactNode;
  data: (data: D) => ReactNode;
  failed: (error: E) => ReactNode;
};

/** What is there is shown, also where it could not be read anew. */
export const drawAnswer = <D, E>(
  { data, error }: Pick<DrawnAnswer<D, E>, 'data' | 'error'>,
  drawn: Drawn<D, E>,
): ReactNode => {
  if (data !== undefined) return drawn.data(data);
  return error ? drawn.failed(error) : drawn.waiting;
};
