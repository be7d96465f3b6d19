import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';

/** The verb of a call of every area: the areas' calls differ in the rights that they ask for alone. */
export type DeskVerb<E extends Endpoint> = (...given: Parameters<Verb<E>>) => ReturnType<Verb<E>>;
