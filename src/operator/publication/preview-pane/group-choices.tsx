import { Select } from 'antd';
import { Line } from '../../parts/part.tsx';
import css from './preview-pane.module.css';
import { OUTSIDE } from './previewed-document.ts';
import { groupsOf, INSIDE, type useGroups } from './use-groups.ts';

const wordOf = (group: string): string => {
  if (group === OUTSIDE) return '不在实验里';
  return group === INSIDE ? '在实验里' : `${group} 组`;
};

export const GroupChoices = ({ experiments, groups, choose }: ReturnType<typeof useGroups>) =>
  experiments.length > 0 && (
    <div className={css.controls}>
      {experiments.map((experiment) => {
        const { of } = experiment;
        return (
          // the select is the control
          <Line as="label" size={13} gap={6} key={of}>
            {`实验 ${of || '（未命名）'}`}
            <Select
              size="small"
              value={groups[of] ?? OUTSIDE}
              aria-label={`以实验 ${of} 的哪一组预览`}
              popupMatchSelectWidth={false}
              options={groupsOf(experiment).map((value) => ({ value, label: wordOf(value) }))}
              onChange={(group) => choose(of, group)}
            />
          </Line>
        );
      })}
    </div>
  );
