import { Collapse } from 'antd';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import { momentText } from '../../parts/moments.ts';
import { Stack, Text } from '../../parts/part.tsx';
import { ChangesList } from '../publish/changes-list.tsx';
import css from './plans.module.css';
import { type ReadPlan, turnWords, waitWords } from './words.ts';

export const PlanAbout = ({ plan: { base, turns, plan, waits } }: { plan: ReadPlan }) => {
  const document = useDeskState((state) => state.document);
  const live = useDeskState((state) => state.live);
  const changes = describeChanges(base, document);
  const apart = describeChanges(live.document, document);
  const items = [
    {
      key: 'changes',
      label: `方案的改动（${changes.length} 处）`,
      children: <ChangesList changes={changes} none="还没有改动。" />,
    },
    ...(plan.behind
      ? [
          {
            key: 'apart',
            label: `与现在线上的不同（${apart.length} 处）`,
            children: <ChangesList changes={apart} none="与线上一致。" />,
          },
        ]
      : []),
    ...(waits.length > 0
      ? [
          {
            key: 'waits',
            label: `还没有上线的改动（${waits.reduce((sum, wait) => sum + wait.changes.length, 0)} 处）`,
            children: waits.map((wait) => (
              <section
                key={`${wait.place} ${wait.from} ${wait.changes[0]?.key}`}
                aria-label={waitWords(wait)}
              >
                <p>{waitWords(wait)}</p>
                <ChangesList changes={wait.changes} none="" />
              </section>
            )),
          },
        ]
      : []),
    {
      key: 'turns',
      label: `经过（${turns.length}）`,
      children: (
        <Stack as="ol" gap={8} bare className={css.turns} aria-label="经过">
          {turns.toReversed().map(({ kind, author, at, words }) => (
            <li key={`${kind} ${at} ${author}`}>
              <strong>
                {author} {turnWords[kind]}
              </strong>{' '}
              <Text as="span" size={13} tone="secondary">
                {momentText(at)}
              </Text>
              {words && <p>{words}</p>}
            </li>
          ))}
        </Stack>
      ),
    },
  ];
  return <Collapse items={items} />;
};
