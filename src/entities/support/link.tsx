import { supportAddress } from '#schemas/support/addresses.ts';
import type { SupportTopic } from '#schemas/support/fields.ts';
import css from './link.module.css';

/** `order`: an order's id. */
export const SupportLink = ({ order, topic }: { order?: string; topic?: SupportTopic }) => (
  <a className={css.link} href={supportAddress({ order, topic })}>
    联系客服
  </a>
);
