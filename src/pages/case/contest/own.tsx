import { useState } from 'react';
import type { CaseDetail } from '#schemas/case/endpoints.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/cards.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { askLogin } from '../ask-login.ts';
import { entryStateNames } from '../words.ts';

const LazyForm = lazyPage(() => import('./form.tsx'));

type Props = { contest: CaseDetail; again: () => void };

export const OwnEntry = ({ contest, again }: Props) => {
  const [open, setOpen] = useState(false);
  const [begun, setBegun] = useState(false);
  const [own] = contest.own;
  const takes = contest.stage === 'submission';
  const isOpen = !own || own.state === 'draft' || own.state === 'returned';
  const begin = () => {
    setBegun(true);
    setOpen(true);
  };
  return (
    <>
      {(own || takes) && (
        <Card title="我的病例">
          <Stack gap={12}>
            {own ? (
              <>
                <Text weight={600}>{own.title || '还没有标题'}</Text>
                <Text tone="secondary" breaks="lines">
                  {entryStateNames[own.state]}
                  {own.state === 'returned' && `。原因：${own.reason}`}
                </Text>
              </>
            ) : (
              <Text tone="secondary" breaks="lines">
                每人可以投一份病例，提交前可以保存草稿。
              </Text>
            )}
            {takes && isOpen && (
              <Button onClick={contest.member ? begin : askLogin}>
                {own ? '继续填写' : '我要投稿'}
              </Button>
            )}
          </Stack>
        </Card>
      )}
      {begun && (
        <LazyForm
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
