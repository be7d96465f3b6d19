import { settingTable } from '#schemas/layout/section-settings.ts';
import type { Drawn, SettingTable } from '#schemas/layout/setting-fields.ts';
import { readTokens, tokenStyle } from '#schemas/layout/theme-tokens.ts';
import type { ShownSection } from './resolve.ts';
import { type Choice, chosenFrom } from './set-list.ts';
import css from './set-section.module.css';

type Settings = ShownSection['settings'];

const isText = (value: unknown): value is string => typeof value === 'string';

const wordOf = (value: unknown, usual: string): string | undefined =>
  isText(value) && value !== usual ? value : undefined;

const drawnAs = (
  { as }: SettingTable,
  settings: Settings,
): { drawn?: Drawn | undefined; changed?: boolean } => {
  if (as?.kind !== 'choice') return {};
  const [usual = ''] = Object.keys(as.options);
  const value = isText(settings.as) ? settings.as : usual;
  return { drawn: as.drawn?.[value], changed: value !== usual };
};

const choiceOf = ({ count, picks }: Settings): Choice | undefined => {
  const ids = Array.isArray(picks) ? picks.filter(isText) : undefined;
  const most = typeof count === 'number' ? count : ids?.length;
  return most === undefined ? undefined : { count: most, ...(ids && { picks: ids }) };
};

const rowsOf = ({ count }: SettingTable, drawn: Drawn | undefined, choice: Choice | undefined) => {
  if (count?.kind !== 'number') return undefined;
  const { usual = 1, across = 1 } = count;
  const shown = Math.min(choice?.count ?? usual, choice?.picks?.length ?? Infinity);
  return Math.ceil(shown / (drawn?.across ?? across));
};

/**
 * Applies settings that the section's component does not know: number and choice of items, styles and
 * colours. Without any of these the section is returned unchanged. A list with nothing left is hidden as an
 * empty one is.
 */
export const withSettings = (section: ShownSection): ShownSection => {
  const { settings, source } = section;
  const table = settingTable(section.definition.name);
  const { drawn, changed } = drawnAs(table, settings);
  const choice = choiceOf(settings);
  const card = wordOf(settings.card, 'filled');
  const pictures = wordOf(settings.pictures, 'usual');
  const style = tokenStyle(readTokens(settings.tokens ?? {}).tokens);
  const resized = changed || choice || pictures;
  if (!resized && !card && Object.keys(style).length === 0) return section;
  const rows = resized ? rowsOf(table, drawn, choice) : undefined;
  const marks = { 'data-card': card, 'data-pictures': pictures, 'data-cut': choice && true };
  return {
    ...section,
    settings: {
      ...settings,
      ...(drawn?.look && { as: undefined }),
      ...(choice && { count: choice.count }),
    },
    frame: {
      ready: { ...marks, className: css.set, 'data-look': drawn?.look, style },
      loading: {
        ...marks,
        className: css.position,
        'data-shape': rows && (drawn?.shape ?? (pictures && 'rows')),
        'data-rows': rows && true,
        style: { ...style, '--rows': rows },
      },
    },
    source: source && choice ? chosenFrom(source, choice) : source,
  };
};
