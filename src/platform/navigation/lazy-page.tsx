import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Arrived<Props> = { Code?: ComponentType<Props>; failed?: { error: unknown } };

/**
 * A component whose code is loaded when it is first drawn, with a placeholder until then. A loading error
 * is thrown while it is drawn, and the next drawing loads again. React's own `lazy` keeps a placeholder for
 * at least 300 ms, however soon the code is there. `load` loads it ahead.
 */
export const lazyPage = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = null,
): ComponentType<Props> & { load: () => Promise<unknown> } => {
  let Known: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  const start = (): Promise<ComponentType<Props>> => {
    loading ??= load().then(
      (code) => {
        Known = code.default;
        return Known;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const Lazy = (props: Props) => {
    const [{ Code, failed }, take] = useState<Arrived<Props>>(() => {
      if (Known) return { Code: Known };
      // the effect below handles a failure
      start().catch(() => undefined);
      return {};
    });
    useEffect(() => {
      if (Code) return;
      let current = true;
      start().then(
        (Loaded) => current && take({ Code: Loaded }),
        (error: unknown) => current && take({ failed: { error } }),
      );
      return () => {
        current = false;
      };
    }, [Code]);
    if (failed) throw failed.error;
    return Code ? <Code {...props} /> : placeholder;
  };
  return Object.assign(Lazy, { load: start });
};

const nothing = { default: () => null };

/** For components beside the pages, which work even where this code cannot be loaded. */
export const loadInBackground = (
  load: () => Promise<{ default: ComponentType } | undefined>,
): ComponentType =>
  lazyPage(() =>
    load().then(
      (code) => code ?? nothing,
      () => nothing,
    ),
  );
