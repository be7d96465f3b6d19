import { useEffect, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Stack } from '../../part/parts.tsx';
import { RegionOptions } from './options.tsx';
import css from './steps.module.css';

/** `below`: [] for the lowest level. */
export type Division = { name: string; below: readonly Division[] };

type Props = {
  levels: 2 | 3;
  value: readonly string[];
  load: () => Promise<readonly Division[]>;
  onChoose: (names: string[]) => void;
};

const LEVELS = ['省份', '城市', '区县'];

/** Empty for a name that is missing in the list. */
const below = (all: readonly Division[], names: readonly string[]): readonly Division[] =>
  names.reduce((list, name) => list.find((one) => one.name === name)?.below ?? [], all);

/** Adds further names where only one is possible. */
const settled = (all: readonly Division[], names: readonly string[], levels: number): string[] => {
  const [only, ...others] = names.length < levels ? below(all, names) : [];
  return only && others.length === 0 ? settled(all, [...names, only.name], levels) : [...names];
};

/** The last level with more than one choice. */
const startOf = (all: readonly Division[], names: readonly string[], levels: number): number => {
  let at = Math.min(names.length, levels - 1);
  while (at > 0 && below(all, names.slice(0, at)).length === 0) at -= 1;
  return at;
};

type StepsProps = Omit<Props, 'load'> & { all: readonly Division[] };

const Steps = ({ all, levels, value, onChoose }: StepsProps) => {
  const [names, setNames] = useState(() => value.slice(0, levels));
  const [at, setAt] = useState(() => startOf(all, names, levels));
  const choose = (name: string) => {
    const next = settled(all, [...names.slice(0, at), name], levels);
    if (next.length >= levels || below(all, next).length === 0) return onChoose(next);
    setNames(next);
    setAt(next.length);
  };
  return (
    <>
      <div className={css.path}>
        {LEVELS.slice(0, Math.min(names.length + 1, levels)).map((level, index) => (
          <button
            key={level}
            type="button"
            aria-current={index === at ? 'step' : undefined}
            onClick={() => setAt(index)}
          >
            {names[index] ?? `请选择${level}`}
          </button>
        ))}
      </div>
      <RegionOptions
        key={at}
        label={LEVELS[at] ?? ''}
        names={below(all, names.slice(0, at)).map(({ name }) => name)}
        chosen={names[at]}
        onChoose={choose}
      />
    </>
  );
};

export const RegionSteps = ({ load, ...rest }: Props) => {
  const [all, setAll] = useState<readonly Division[] | 'failed'>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    let wanted = true;
    const take = (list: readonly Division[] | 'failed') => wanted && setAll(list);
    load().then(take, () => take('failed'));
    return () => {
      wanted = false;
    };
  }, [load, tries]);
  const retry = () => {
    setAll(undefined);
    setTries(tries + 1);
  };
  if (all === 'failed')
    return (
      <Stack tone="secondary" gap={12} packed="center" className={css.waiting}>
        <p role="alert">地区列表没有加载出来，请检查网络后重试</p>
        <Button look="outlined" onClick={retry}>
          重新加载
        </Button>
      </Stack>
    );
  if (!all)
    return (
      <Stack as="p" tone="secondary" gap={12} packed="center" className={css.waiting} role="status">
        正在加载…
      </Stack>
    );
  return <Steps all={all} {...rest} />;
};
