import { useParam } from '#src/platform/navigation/use-param.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';

type Options<T extends string> = {
  /** Read aloud. */
  label: string;
  /** In order; the first tab is chosen where the address names none. */
  names: Readonly<Record<T, string>>;
  look?: 'line' | 'pill';
  param?: string;
  /** The number of items in each tab; undefined until it is known. */
  useCounts?: () => Readonly<Record<T, number>> | undefined;
};

const unknown = () => undefined;

/** Filters a list by a tab, which is kept in the address and sent as `tab`. */
export const tabChoice = <T extends string>(options: Options<T>) => {
  const { label, names, look = 'line', param = 'tab', useCounts = unknown } = options;
  // `Object.keys` loses the type of the keys of `names`
  const ids = Object.keys(names) as T[];
  const plain = ids.map((id) => ({ id, name: names[id] }));
  const [first = '' as T] = ids;
  return () => {
    const [named, choose] = useParam(param, first);
    const counts = useCounts();
    const tabs = counts
      ? plain.map(({ id, name }) => ({ id, name: `${name}（${counts[id]}）` }))
      : plain;
    const tab = ids.find((id) => id === named) ?? first;
    const head = <Tabs label={label} tabs={tabs} current={tab} onChoose={choose} look={look} />;
    return { tab, payload: { tab }, head };
  };
};
