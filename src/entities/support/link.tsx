import { supportAddress } from '#schemas/support/addresses.ts';
import css from './link.module.css';

/** `order`: an order's id. */
export const SupportLink = ({ order }: { order?: string }) => (
  <a className={css.link} href={supportAddress({ order })}>
    联系客服
  </a>
);
