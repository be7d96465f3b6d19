import { type KeyboardEvent, useEffect, useRef } from 'react';
import css from './steps.module.css';

type Props = {
  label: string;
  names: readonly string[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
};

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

export const RegionOptions = ({ label, names, chosen, onChoose }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const start = Math.max(names.indexOf(chosen ?? ''), 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the level opens
  useEffect(() => {
    const option = list.current?.querySelectorAll('button')[start];
    option?.focus({ preventScroll: true });
    option?.scrollIntoView({ block: 'center' });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = options.findIndex((option) => option.matches(':focus'));
    const to = options[steps[event.key]?.(at, options.length - 1) ?? -1];
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  return (
    <ul className={css.options} ref={list} aria-label={label} onKeyDown={onKeyDown}>
      {names.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={name === chosen}
            tabIndex={index === start ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
};
