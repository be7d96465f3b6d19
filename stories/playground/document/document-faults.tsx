import type { DocumentFault } from '#schemas/publication/home-document.ts';
import css from '../playground.module.css';

const MOST = 30;

/** The faults for which the server would refuse the document. */
export const DocumentFaults = ({ faults }: { faults: readonly DocumentFault[] }) => {
  if (faults.length === 0) return null;
  const rest = faults.length - MOST;
  return (
    <section className={css.refused} aria-label="服务器不收的地方">
      <p>服务器不收这份文档，有 {faults.length} 处：</p>
      <ul>
        {faults.slice(0, MOST).map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path}：{message}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>还有 {rest} 处，这里不再列出。</p>}
    </section>
  );
};
