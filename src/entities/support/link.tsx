import { supportAddress } from '#schemas/support/addresses.ts';
import css from './link.module.css';

/** Leads to our service; `order`: the id of what it is about. */
export const SupportLink = ({ order }: { order?: string }) => (
  <a className={css.link} href={supportAddress({ order })}>
    联系客服
  </a>
);
