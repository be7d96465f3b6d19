import type { ComponentType } from 'react';

/** The bottom tabs, by key. */
type TabKey = 'index' | 'category' | 'course' | 'messages' | 'my';

/** One page of the route table. Addresses are `/word/{param}` in the specification, here `/word/:param`. */
export type PageRoute = {
  load: () => Promise<{ default: ComponentType }>;
  /** Title of the browser's window and of shared links. */
  title: string;
  /** `public`: visitors may see it (the list stands in the guard; a test holds both together). */
  access: 'public' | 'member';
  /** The tab whose page this is; other pages show no tab bar. */
  tab?: TabKey;
};

/** Pages by address pattern. */
export type RouteTable = Readonly<Record<`/${string}`, PageRoute>>;

type PatternIn<Addresses> = {
  [Name in keyof Addresses]: Addresses[Name] extends { pattern: infer P extends `/${string}` }
    ? P
    : never;
}[keyof Addresses];

/** A noun's pages: one for each of its addresses, and no others. */
export type RoutesOf<Addresses> = Readonly<Record<PatternIn<Addresses>, PageRoute>>;
