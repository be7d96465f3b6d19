import type { PageName } from '#schemas/publication/page-names.ts';
import { useDeskLater } from '../../../draft-editor/context.ts';
import { OperatorChip } from '../../../parts/chip.tsx';
import { Icon } from '../../../parts/icons.tsx';
import { opened } from '../selection.ts';
import { useModules } from '../use-verdicts.ts';
import css from './around.module.css';
import { aroundFaults, aroundLabels, aroundNames, aroundState } from './parts.ts';

export const AroundList = ({ page }: { page: PageName }) => {
  const { document, faults } = useDeskLater();
  const modules = useModules();
  return (
    <section className={css.around} aria-labelledby="around-title">
      <h2 id="around-title" className={css.title}>
        页面之外
      </h2>
      <ul className={css.list}>
        {aroundNames.map((name) => {
          const count = aroundFaults(name, faults);
          return (
            <li key={name}>
              <button
                type="button"
                className={css.row}
                data-around={name}
                onClick={() => opened.set({ page, around: name })}
              >
                <strong>{aroundLabels[name]}</strong>
                <span className={css.state}>{aroundState(name, { document, page, modules })}</span>
                {count > 0 && <OperatorChip tone="warn">{count} 处要改</OperatorChip>}
                <Icon name="settings" size={16} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
