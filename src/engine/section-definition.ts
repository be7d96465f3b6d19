import type { ComponentType } from 'react';
import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { Fitting } from './validate.ts';

/** The call behind a section, as the layout chose it; `choose` narrows its answer to what is shown. */
export type Source = {
  endpoint: ReadEndpoint;
  payload: Record<string, unknown>;
  choose?: (read: Fitting) => Fitting;
};

/** The answer to a further page of a section's list; `data` has passed the schema. */
export type FurtherAnswer = { ok: true; data: unknown } | { ok: false; why: string };

export type PagedSource = Source & {
  onFurther?: ((page: number, answer: FurtherAnswer) => void) | undefined;
};

/** The props of every section; `data` has passed its call's schema. */
export type SectionProps<D = unknown, S = Readonly<Record<string, unknown>>> = {
  title: string;
  data: D;
  /** The settings of the layout's node, {} without any; checked by the build. */
  settings: S;
  source: PagedSource | undefined;
};

export type SectionModule = { default: ComponentType<SectionProps> };

/** A registered section as the engine uses it: a catalogue row, its calls, its code. */
export type SectionDefinition = {
  name: string;
  aliases: readonly string[];
  /** Field of the system config that must be open; without one the section is always open. */
  flag?: string;
  titleField?: string;
  /** Module that must be on besides the flag. */
  module?: string;
  audience?: 'members';
  /** The calls that can feed the section, the first by default; empty: it needs no data. */
  sources: readonly ReadEndpoint[];
  /** Reserves the height of the real content; rendered before the section's code has arrived. */
  Skeleton: ComponentType;
  load: () => Promise<SectionModule>;
};

export type Registry = Readonly<Record<string, SectionDefinition>>;
