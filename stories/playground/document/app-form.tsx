import { readCapabilities } from '#schemas/capabilities/capabilities.ts';
import { allSections } from '#schemas/layout/all-sections.ts';
import css from '../playground.module.css';
import type { EnvironmentProps } from './environment-form.tsx';

const engines = ['', '1', '2', '3'] as const;

const words: Readonly<Record<(typeof engines)[number], string>> = {
  '': '没有报告（最早的应用）',
  1: '第 1 版',
  2: '第 2 版（现在的应用）',
  3: '第 3 版（以后的应用）',
};

/** Sections that have more than one version, which an app tells by their ids. */
const versioned = Object.entries(allSections).flatMap(([name, { id, version }]) =>
  id && version ? [{ name, id, version }] : [],
);

const engineIn = (draws: string): string => /(?:^|;) *engine *= *(\d+)/.exec(draws)?.[1] ?? '';

const withEntry = (draws: string, key: string, version: string): string =>
  [
    ...(version ? [`${key}=${version}`] : []),
    ...draws
      .split(';')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '' && entry.split('=')[0]?.trim() !== key),
  ].join('; ');

/** What the phone's app can draw, as it tells the server. */
export const AppForm = ({ environment: { draws }, onChange }: EnvironmentProps) => {
  const { sections } = readCapabilities(draws);
  const set = (key: string, version: string) => onChange({ draws: withEntry(draws, key, version) });
  return (
    <fieldset className={css.samples}>
      <legend>手机上的应用</legend>
      <label className={css.short}>
        首页引擎
        <select value={engineIn(draws)} onChange={({ target }) => set('engine', target.value)}>
          {engines.map((engine) => (
            <option key={engine} value={engine}>
              {words[engine]}
            </option>
          ))}
        </select>
      </label>
      {versioned.map(({ name, id, version }) => (
        <label key={id} className={css.short}>
          {name}
          <select value={sections.get(id) ?? ''} onChange={({ target }) => set(id, target.value)}>
            <option value="">没有报告（第 1 版）</option>
            {Array.from({ length: version - 1 }, (_, at) => at + 2).map((choice) => (
              <option key={choice} value={choice}>
                第 {choice} 版
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className={css.short}>
        应用报告的内容（app-draws）
        <input
          value={draws}
          spellCheck={false}
          onChange={({ target }) => onChange({ draws: target.value })}
        />
      </label>
      {versioned.length === 0 && (
        <p className={css.advice}>目前没有区块出过第二版，不同的只有首页引擎。</p>
      )}
    </fieldset>
  );
};
