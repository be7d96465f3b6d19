import type { ReactNode } from 'react';
import type { Data, Endpoint, Payload } from '../../../schemas/define-endpoint.ts';
import { useCall } from '../../platform/use-call.ts';
import { Button } from '../../ui/button.tsx';
import css from './loaded.module.css';

type Props<E extends Endpoint> = {
  endpoint: E;
  payload?: Partial<Payload<E>>;
  children: (data: Data<E>) => ReactNode;
  /** What can be done besides trying again. */
  otherwise?: ReactNode;
};

/** What a call answers: its shape until it is there, and a way to try again where it fails. */
export const Loaded = <E extends Endpoint>({
  endpoint,
  payload,
  children,
  otherwise,
}: Props<E>) => {
  const { data, error, retry } = useCall(endpoint, payload);
  if (data !== undefined) return children(data);
  if (!error) return <div className={css.waiting} role="status" aria-label="正在加载" />;
  return (
    <div className={css.failed}>
      <p role="alert">{error.message}</p>
      <Button look="outlined" onClick={retry}>
        重新加载
      </Button>
      {otherwise}
    </div>
  );
};
