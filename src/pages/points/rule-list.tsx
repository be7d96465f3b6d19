import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './rule-list.module.css';

/** A titled list of rules. */
export const RuleList = ({ title, rules }: { title: string; rules: readonly string[] }) =>
  rules.length > 0 && (
    <section className={css.card}>
      <h2 className={css.title}>{title}</h2>
      <ol className={css.rules}>
        {rules.map((rule) => (
          <li key={rule}>
            <Unbroken>{rule}</Unbroken>
          </li>
        ))}
      </ol>
    </section>
  );
