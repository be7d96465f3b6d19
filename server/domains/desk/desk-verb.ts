import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';

/** The calls of the areas differ only in the rights that they need. */
export type DeskVerb<E extends Endpoint> = (...given: Parameters<Verb<E>>) => ReturnType<Verb<E>>;
