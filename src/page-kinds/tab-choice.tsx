import { useParam } from '../platform/navigation/use-param.ts';
import { Tabs } from '../ui/page/tabs.tsx';

type Options<T extends string> = {
  /** What is chosen by them, for those who hear it. */
  label: string;
  /** What each is called, in their order; the first one stands without a word in the address. */
  names: Readonly<Record<T, string>>;
  look?: 'line' | 'pill';
};

/** Narrows a list by a tab that its address names, and its call by `tab`. */
export const tabChoice = <T extends string>({ label, names, look = 'line' }: Options<T>) => {
  // the keys of `names`
  const ids = Object.keys(names) as T[];
  const tabs = ids.map((id) => ({ id, name: names[id] }));
  const [first = '' as T] = ids;
  return () => {
    const [named, choose] = useParam('tab', first);
    const tab = ids.find((id) => id === named) ?? first;
    const head = <Tabs label={label} tabs={tabs} current={tab} onChoose={choose} look={look} />;
    return { tab, payload: { tab }, head };
  };
};
