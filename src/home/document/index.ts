import { sectionOrder } from '../../../schemas/home/endpoints.ts';
import { sectionNames } from '../../../schemas/home-sections.ts';
import { settingTable } from '../../../schemas/section-settings.ts';
import { registry } from '../../../sections/registry.ts';
import type { Composition, compose } from '../../engine/compose.ts';
import type { Registry } from '../../engine/section-definition.ts';
import { containerRegistry } from './containers.tsx';
import { DocumentStack } from './document-stack.tsx';

/** What the order may list: the sections of the ordered page, with all of their calls, and containers. */
const ordered: Registry = {
  ...Object.fromEntries(sectionNames.map((name) => [name, registry[name]])),
  ...containerRegistry,
};

/** Builds pages whose items say more than names, by the engine's `compose`. */
export const composer = (composeItems: typeof compose) => ({
  /** What draws them. */
  Stack: DocumentStack,
  /** The ordered page. */
  composeOrder: (order: readonly unknown[]): Composition =>
    composeItems(
      order,
      { registry: ordered, settingTable, endpoint: sectionOrder.path },
      { gated: true },
    ),
});
