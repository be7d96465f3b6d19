import type { CSSProperties } from 'react';
import { settingTable } from '../../schemas/section-settings.ts';
import type { Drawn, SettingTable } from '../../schemas/setting-fields.ts';
import { readTokens, type Tokens, tokenStyle } from '../../schemas/theme-tokens.ts';
import type { ShownSection } from './resolve.ts';
import type { SectionDefinition, SectionModule } from './section-definition.ts';
import { type Choice, chosenFrom } from './set-list.ts';
import css from './set-section.module.css';

type Settings = ShownSection['settings'];

/** Items of a list that a style draws, which reads no further page. */
const MOST_STYLED = 10;

/** How a section's settings have it drawn, beside what its component does with them. */
type Look = {
  look?: string | undefined;
  card?: string | undefined;
  pictures?: string | undefined;
  tokens?: Tokens;
  choice?: Choice;
  /** What the skeleton holds: the shape of its units, and how many of them. */
  shape?: string | undefined;
  rows?: number;
};

const isText = (value: unknown): value is string => typeof value === 'string';

const wordOf = (value: unknown, usual: string): string | undefined =>
  isText(value) && value !== usual ? value : undefined;

/** How the section's shape is drawn, and whether it is another one than usual. */
const drawnAs = (
  { as }: SettingTable,
  settings: Settings,
): { drawn: Drawn | undefined; changed: boolean } => {
  if (as?.kind !== 'choice') return { drawn: undefined, changed: false };
  const [usual = ''] = Object.keys(as.options);
  const value = isText(settings.as) ? settings.as : usual;
  return { drawn: as.drawn?.[value], changed: value !== usual };
};

const choiceOf = ({ count, picks }: Settings, drawn: Drawn | undefined): Choice | undefined => {
  const ids = Array.isArray(picks) ? picks.filter(isText) : undefined;
  const usual = ids?.length ?? (drawn?.over ? MOST_STYLED : undefined);
  const most = typeof count === 'number' ? count : usual;
  if (most === undefined) return undefined;
  return { count: most, ...(ids && { picks: ids }) };
};

const rowsOf = ({ count }: SettingTable, drawn: Drawn | undefined, choice: Choice | undefined) => {
  if (count?.kind !== 'number') return undefined;
  const { usual = 1, across = 1 } = count;
  const shown = Math.min(choice?.count ?? usual, choice?.picks?.length ?? Infinity);
  return Math.ceil(shown / (drawn?.across ?? across));
};

const lookOf = (table: SettingTable, settings: Settings): Look | undefined => {
  const { drawn, changed } = drawnAs(table, settings);
  const choice = choiceOf(settings, drawn);
  const card = wordOf(settings.card, 'filled');
  const pictures = wordOf(settings.pictures, 'usual');
  const { tokens } = readTokens(settings.tokens ?? {});
  const colours = Object.keys(tokens).length > 0;
  const resized = changed || choice || pictures;
  if (!resized && !card && !colours) return undefined;
  const rows = resized && rowsOf(table, drawn, choice);
  return {
    look: drawn?.look,
    card,
    pictures,
    ...(rows && { rows, shape: drawn?.shape ?? (pictures && 'rows') }),
    ...(colours && { tokens }),
    ...(choice && { choice }),
  };
};

/** The settings as the section's component knows them. */
const ownSettings = (table: SettingTable, settings: Settings, { choice }: Look): Settings => {
  const { drawn } = drawnAs(table, settings);
  return {
    ...settings,
    ...(drawn?.look && { as: drawn.over }),
    ...(choice && { count: choice.count }),
  };
};

// React's style type knows no custom properties
const styleOf = (properties: Readonly<Record<string, unknown>>) => properties as CSSProperties;

/** A section's code within an element that has the styles of its settings. */
const framed = (name: string, { default: Content }: SectionModule): SectionModule => {
  const table = settingTable(name);
  return {
    default: (props) => {
      const { settings } = props;
      const look = lookOf(table, settings) ?? {};
      return (
        <div
          className={css.set}
          data-look={look.look}
          data-card={look.card}
          data-pictures={look.pictures}
          data-cut={look.choice && true}
          style={look.tokens && styleOf(tokenStyle(look.tokens))}
        >
          <Content {...props} settings={ownSettings(table, settings, look)} />
        </div>
      );
    },
  };
};

const framing = new WeakMap<SectionDefinition, SectionDefinition['load']>();

/** A section's code in its frame: the same for every use of the section. */
const loadFramed = (definition: SectionDefinition): SectionDefinition['load'] => {
  const known = framing.get(definition);
  if (known) return known;
  let module: SectionModule | undefined;
  const load = async () => {
    const plain = await definition.load();
    module ??= framed(definition.name, plain);
    return module;
  };
  framing.set(definition, load);
  return load;
};

const placeOf = ({ Skeleton }: SectionDefinition, look: Look) => {
  const { tokens, rows, choice } = look;
  const style = styleOf({ ...(tokens && tokenStyle(tokens)), '--rows': rows });
  return () => (
    <div
      className={css.place}
      data-shape={look.shape}
      data-pictures={look.pictures}
      data-card={look.card}
      data-cut={choice && true}
      data-rows={rows && true}
      style={style}
    >
      <Skeleton />
    </div>
  );
};

const definitions = new WeakMap<SectionDefinition, Map<string, SectionDefinition>>();

const setDefinition = (definition: SectionDefinition, look: Look): SectionDefinition => {
  const known = definitions.get(definition) ?? new Map<string, SectionDefinition>();
  definitions.set(definition, known);
  const key = JSON.stringify(look);
  const set = known.get(key) ?? {
    ...definition,
    Skeleton: placeOf(definition, look),
    load: loadFramed(definition),
  };
  known.set(key, set);
  return set;
};

/**
 * A section with the settings that its component does not know: how many and which items, styles
 * and colours. It comes back as it is where they ask for none of that. A list of which nothing is
 * left hides as an empty one does.
 */
export const withSettings = (section: ShownSection): ShownSection => {
  const { definition, settings, source } = section;
  const look = lookOf(settingTable(definition.name), settings);
  if (!look) return section;
  return {
    ...section,
    // drawn anew where settings come to a section that had none
    key: `${section.key} set`,
    definition: setDefinition(definition, look),
    source: source && look.choice ? chosenFrom(source, look.choice) : source,
  };
};
