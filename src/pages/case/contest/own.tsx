import { useState } from 'react';
import { type CaseDetail, saveCaseEntry } from '../../../../schemas/case/endpoints.ts';
import { loadLater } from '../../../platform/navigation/load-later.tsx';
import { useChange } from '../../../platform/writing/use-change.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card, Failure } from '../../../ui/card/cards.tsx';
import css from '../case.module.css';
import { entryStateNames } from '../words.ts';

const LaterForm = loadLater(() => import('./form.tsx'));

type Props = { contest: CaseDetail; again: () => void };

/** The member's own case: where it stands, and its form while cases are handed in. */
export const OwnEntry = ({ contest, again }: Props) => {
  const [open, setOpen] = useState(false);
  const [begun, setBegun] = useState(false);
  const asking = useChange(saveCaseEntry, '没有打开，请再试一次');
  const [own] = contest.own;
  const takes = contest.stage === 'submission';
  const isOpen = !own || own.state === 'draft' || own.state === 'returned';
  const begin = () => {
    setBegun(true);
    setOpen(true);
  };
  // a visitor is asked to log in by the refusal, and comes back here
  const press = contest.member
    ? begin
    : () => {
        const none = { history: '', findings: '', diagnosis: '', treatment: '', discussion: '' };
        void asking.send({ id: contest.id, title: '', ...none, pictures: [] });
      };
  return (
    <>
      {(own || takes) && (
        <Card title="我的病例">
          <div className={css.part}>
            {own ? (
              <p className={css.text}>
                {own.title && `“${own.title}”：`}
                {entryStateNames[own.state]}
                {own.state === 'returned' && `。原因：${own.reason}`}
              </p>
            ) : (
              <p className={css.text}>每人可以投一份病例，提交前可以保存草稿。</p>
            )}
            {asking.failure && <Failure text={asking.failure} />}
            {takes && isOpen && (
              <Button busy={asking.busy ? '请稍候…' : undefined} onClick={press}>
                {own ? '继续填写' : '我要投稿'}
              </Button>
            )}
          </div>
        </Card>
      )}
      {begun && (
        <LaterForm
          contest={contest.id}
          own={own}
          open={open}
          onClose={() => setOpen(false)}
          again={again}
        />
      )}
    </>
  );
};
