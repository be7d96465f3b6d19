import { useSearch } from 'wouter';
import { setParams } from './use-param.ts';

export type FilterChoice<V extends string = string> = { value: V; name: string };

export type FilterGroup<V extends string = string> = {
  label: string;
  /** The first one is chosen where the address names no known one. */
  choices: readonly FilterChoice<V>[];
  /** Several can be chosen at once; the address joins them with commas. */
  many?: true;
  /** The choices are still loading: any value in the address is accepted. */
  pending?: boolean;
};

export type FilterGroups = Readonly<Record<string, FilterGroup>>;

export type FilterValues<G extends FilterGroups = FilterGroups> = {
  [K in keyof G]: G[K]['choices'][number]['value'];
};

export type Filter = {
  groups: FilterGroups;
  values: Readonly<Record<string, string>>;
  /** Names of the choices that differ from the initial ones. */
  chosen: readonly string[];
  /** The number of groups in which the member has chosen. */
  active: number;
  apply: (values: Readonly<Record<string, string>>) => void;
  clear: () => void;
};

export const choicesOf = <V extends string>(
  values: readonly V[],
  names: Readonly<Record<V, string>>,
): FilterChoice<V>[] => values.map((value) => ({ value, name: names[value] }));

export const firstOf = ({ choices }: FilterGroup): string => choices[0]?.value ?? '';

export const isChosen = (group: FilterGroup, current: string, value: string): boolean =>
  group.many ? current.split(',').includes(value) : current === value;

const known = (group: FilterGroup, isWanted: (value: string) => boolean): string => {
  const first = firstOf(group);
  const found = group.choices.filter(({ value }) => value !== first && isWanted(value));
  return found.map(({ value }) => value).join(',') || first;
};

export const chooseIn = (group: FilterGroup, current: string, value: string): string => {
  if (!group.many || value === firstOf(group)) return value;
  return known(group, (each) => isChosen(group, current, each) !== (each === value));
};

const readIn = (group: FilterGroup, query: string | null): string => {
  if (group.pending) return query ?? firstOf(group);
  return known(group, (value) => isChosen(group, query ?? '', value));
};

/**
 * The choices in the page's address: a link shares them and the way back restores them. An unknown value is
 * ignored. `shown`: the groups that a member can change here.
 */
export const useFilter = <G extends FilterGroups>(
  groups: G,
  shown: readonly (keyof G & string)[] = Object.keys(groups),
): Filter & { values: FilterValues<G> } => {
  const params = new URLSearchParams(useSearch());
  const read = Object.entries(groups).map(
    ([param, group]) => [param, readIn(group, params.get(param))] as const,
  );
  // `Object.fromEntries` loses the keys of `groups` and the types of their values
  const values = Object.fromEntries(read) as FilterValues<G>;
  const open = shown.flatMap((param) => {
    const group = groups[param];
    return group ? [[param, group] as const] : [];
  });
  const changed = open.filter(([param, group]) => values[param] !== firstOf(group));
  const apply: Filter['apply'] = (next) =>
    setParams(
      Object.fromEntries(
        open.map(([param, group]) => {
          const value = next[param] ?? firstOf(group);
          return [param, value === firstOf(group) ? '' : value];
        }),
      ),
    );
  return {
    groups: Object.fromEntries(open),
    values,
    chosen: changed.flatMap(([param, group]) =>
      group.choices
        .filter(({ value }) => isChosen(group, values[param] ?? '', value))
        .map(({ name }) => name),
    ),
    active: changed.length,
    apply,
    clear: () => apply({}),
  };
};
