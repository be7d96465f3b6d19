import { messageAddress } from '#schemas/message/addresses.ts';
import type { MessageRow } from '#schemas/message/endpoints.ts';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { groupNames } from '../group-names.ts';
import { shortWhen } from '../when.ts';
import css from './item.module.css';

type Props = {
  message: MessageRow;
  read: boolean;
  /** Shows the group's name, in a list with messages of several groups. */
  grouped: boolean;
  onMore: () => void;
};

/** A message in a list; an unread one is marked, and a button opens its actions. */
export const MessageItem = ({ message, read, grouped, onMore }: Props) => (
  <div className={css.row}>
    <a className={css.message} href={messageAddress({ id: message.id })}>
      <span className={read ? css.read : css.title}>
        {!read && <span className="spoken">未读</span>}
        <span>{message.title}</span>
      </span>
      <span className={css.body}>
        <Unbroken>{message.body}</Unbroken>
      </span>
      <span className={css.facts}>
        {[grouped ? groupNames[message.group] : '', shortWhen(message.sentAt)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </a>
    <button
      className={css.more}
      type="button"
      aria-label={`更多操作：${message.title}`}
      onClick={onMore}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M5 12h.01M12 12h.01M19 12h.01"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
    </button>
  </div>
);
