import { useParam } from '../platform/navigation/use-param.ts';
import { Tabs } from '../ui/page/tabs.tsx';

type Options<T extends string> = {
  /** What is chosen by them, for those who hear it. */
  label: string;
  /** What each is called, in their order; the first one stands without a word in the address. */
  names: Readonly<Record<T, string>>;
  look?: 'line' | 'pill';
  /** The word in the address that names it. */
  param?: string;
  /** How many there are of each, said beside its name once it is known. */
  useCounts?: () => Readonly<Record<T, number>> | undefined;
};

const unknown = () => undefined;

/** Narrows a list by a tab that its address names, and its call by `tab`. */
export const tabChoice = <T extends string>(options: Options<T>) => {
  const { label, names, look = 'line', param = 'tab', useCounts = unknown } = options;
  // `Object.keys` forgets that these are the keys of `names`
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
