import type { FastifyRequest } from 'fastify';
import type { Context, SharedContext } from './context.ts';

type FittedCall = {
  now: number;
  headers: FastifyRequest['headers'];
  caller: () => Promise<Context>;
};

export type Shared<D> = {
  shared: (context: SharedContext) => Promise<D>;
  expire?: number;
  /** The answer to one caller, made of the shared one; returns `data` itself where nothing differs. */
  fit?(call: FittedCall, data: D): D | Promise<D>;
};

export type Expiring<V> = { each: V; expire: number };

/**
 * An answer that is the same for everybody and depends on no payload: loaded at most ten times a second. `expire`
 * (ms) goes out with it (wire rule 21).
 */
export const shared = <D>(
  load: (context: SharedContext) => Promise<D>,
  expire?: number,
): Shared<D> => ({ shared: load, ...(expire === undefined ? {} : { expire }) });

export const expiring = <V>(each: V, expire: number): Expiring<V> => ({ each, expire });

export const fitted = <D>(answer: Shared<D>, fit: NonNullable<Shared<D>['fit']>): Shared<D> => ({
  ...answer,
  fit,
});
