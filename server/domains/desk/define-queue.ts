import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { type Handlers, implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';

type Api = Record<string, Endpoint>;

/** Who leads to a state beside the operators' calls of the queue itself. */
const others = ['member', 'time', 'provider', 'elsewhere'] as const;
type Other = (typeof others)[number];

/** The tab that shows all states. */
type All = 'all';

type OneOrMore<T> = readonly [T, ...T[]];

type Spec<A extends Api, T extends string> = {
  /** The states by which it is listed. */
  tabs: readonly T[];
  /** What leads to each state: calls of the queue, or who else. */
  states: { readonly [K in Exclude<NoInfer<T>, All>]: OneOrMore<(keyof A & string) | Other> };
  api: A;
  verbs: (services: Services) => Handlers<A>;
};

export type Queue = {
  tabs: readonly string[];
  states: Readonly<Record<string, readonly string[]>>;
  api: Api;
  serve: (host: DomainHost, services: Services) => void;
};

/** Registers what waits for operators: its calls are mounted, and its states are checked, from what stands here. */
export const defineQueue = <A extends Api, const T extends string>({
  verbs,
  ...spec
}: Spec<A, T>): Queue => ({
  ...spec,
  serve: ({ console: host }, services) => implement(host, spec.api, verbs(services)),
});

const faultOfState = (from: readonly string[] | undefined, api: Api): string | undefined => {
  if (from === undefined || from.length === 0) return 'nothing leads to this state';
  const unknown = from.find((each) => !others.some((other) => other === each) && !api[each]);
  if (unknown) return `“${unknown}” is no call of this queue`;
  const read = from.find((each) => api[each] && !api[each].idempotent);
  return read && `“${read}” changes nothing`;
};

/** What is wrong with the states of a queue, with its file and its field; undefined: nothing. */
export const faultOfQueue = (
  file: string,
  { tabs, states, api }: Pick<Queue, 'tabs' | 'states' | 'api'>,
): string | undefined => {
  for (const tab of tabs) {
    const fault = tab === 'all' ? undefined : faultOfState(states[tab], api);
    if (fault) return `${file}: states.${tab}: ${fault}`;
  }
  const further = Object.keys(states).find((state) => !tabs.includes(state));
  return further && `${file}: states.${further}: no tab shows this state`;
};
