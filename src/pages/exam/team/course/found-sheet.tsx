import { type SyntheticEvent, useState } from 'react';
import { examTeamAddress } from '#schemas/exam/addresses.ts';
import { foundTeam } from '#schemas/exam/team-endpoints.ts';
import { LONGEST_TEAM_NAME, teamName } from '#schemas/exam/team-name.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

type Props = { exam: string; onClose: () => void; onRefused: () => void };

export default function FoundSheet({ exam, onClose, onRefused }: Props) {
  const here = useHere();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const { send, busy, failure } = useChange(foundTeam, '没有创建成功，请再试一次，不会重复创建');
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = faultIn(teamName, name);
    setFault(found);
    if (found !== undefined) return;
    const answer = await send({ id: exam, name });
    if (!answer) return;
    if (!answer.ok) return onRefused();
    showToast('队伍已创建，快邀请队友吧');
    if (here()) navigate(examTeamAddress({ id: answer.data.team }));
  };
  return (
    <Sheet open title="创建队伍" onClose={onClose}>
      <FormFrame
        failure={failure}
        onSubmit={(event) => void submit(event)}
        submit={
          <Button type="submit" busy={busy ? '正在创建…' : undefined}>
            创建队伍
          </Button>
        }
      >
        <TextField
          label="队名"
          hint="2–20 个字，其他队伍也会看到；你就是队长"
          name="name"
          maxLength={LONGEST_TEAM_NAME}
          autoComplete="off"
          value={name}
          error={fault}
          onChange={({ target }) => {
            setName(target.value);
            if (fault !== undefined) setFault(faultIn(teamName, target.value));
          }}
        />
      </FormFrame>
    </Sheet>
  );
}
