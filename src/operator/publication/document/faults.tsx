import css from './document.module.css';

type Props = { label: string; faults: readonly { path: string; message: string }[] };

/** What is wrong with a document, place by place. */
export const Faults = ({ label, faults }: Props) => (
  <ul className={css.faults} aria-label={label}>
    {faults.map(({ path, message }) => (
      <li key={`${path} ${message}`}>
        {path && <code>{path}</code>} {message}
      </li>
    ))}
  </ul>
);
