import type { ComponentType } from 'react';
import type { Endpoint } from '../../schemas/define-endpoint.ts';

/** The call behind a section, as the layout chose it. */
export type Source = { endpoint: Endpoint; payload: Record<string, unknown> };

/** How a further page of a section's list was answered; `data` has passed the schema. */
export type FurtherAnswer = { ok: true; data: unknown } | { ok: false; why: string };

/** The call behind a section, and whom to tell how its further pages were answered. */
export type PagedSource = Source & {
  onFurther?: (page: number, answer: FurtherAnswer) => void;
};

/** What every section's component is given; `data` is its call's data, already checked. */
export type SectionProps<D = unknown, S = Readonly<Record<string, unknown>>> = {
  title: string;
  data: D;
  /** As the layout's node gives them, {} without any; checked when the app was built. */
  settings: S;
  source: PagedSource | undefined;
};

export type SectionModule = { default: ComponentType<SectionProps> };

/** A registered section as the engine sees it: a catalogue row, its calls, its code. */
export type SectionDefinition = {
  name: string;
  aliases: readonly string[];
  /** Field of the system config that must be open; without one the section is always open. */
  flag?: string;
  titleField?: string;
  /** Module that must be on besides the flag. */
  module?: string;
  audience?: 'members';
  /** The calls it can be fed from, the first by default; empty: it needs no data. */
  sources: readonly Endpoint[];
  /** Reserves the height of the real content; drawn before any section code has arrived. */
  Skeleton: ComponentType;
  load: () => Promise<SectionModule>;
};

export type Registry = Readonly<Record<string, SectionDefinition>>;
