import type { ReactNode } from 'react';

export type DrawnAnswer<D, E> = { data: D | undefined; error: E | undefined; retry: () => void };

type Drawn<D, E> = {
  waiting: ReactNode;
  data: (data: D) => ReactNode;
  failed: (error: E) => ReactNode;
};

/** A value stays shown even where reading it again has failed. */
export const drawAnswer = <D, E>(
  { data, error }: Pick<DrawnAnswer<D, E>, 'data' | 'error'>,
  drawn: Drawn<D, E>,
): ReactNode => {
  if (data !== undefined) return drawn.data(data);
  return error ? drawn.failed(error) : drawn.waiting;
};
