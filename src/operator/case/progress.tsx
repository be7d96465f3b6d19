import { readProgress } from '#schemas/case/desk-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { DescriptionList } from '../parts/panel/description-list.tsx';
import { Loaded } from '../parts/panel/loaded.tsx';
import adjacent from '../parts/panel/wide-panel.module.css';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { memberText } from '../queue/cells.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

type Judge = Data<typeof readProgress>['items'][number];

const judgeText = (judge: Judge): string =>
  `${memberText(judge)}：已打分 ${judge.done} 份，还有 ${judge.open} 份`;

const progressFacts = (items: readonly Judge[]): [string, string][] =>
  [...new Set(items.map(({ contest }) => contest))].map((name) => [
    name,
    items
      .filter(({ contest }) => contest === name)
      .map(judgeText)
      .join('\n'),
  ]);

export const Below = () => {
  const call = useOperatorCall(readProgress, {});
  return (
    <WidePanel label="评审进度">
      <Loaded call={call}>
        {({ items }) => (
          <div className={adjacent.notice}>
            <h2 className={adjacent.name}>评审进度</h2>
            <DescriptionList
              facts={
                items.length === 0
                  ? [['没有正在进行的大赛', '大赛开始后，这里显示每位评委的进度']]
                  : progressFacts(items)
              }
            />
          </div>
        )}
      </Loaded>
    </WidePanel>
  );
};
