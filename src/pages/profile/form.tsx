import { useMemo, useRef } from 'react';
import { settingsAddress } from '#schemas/member/addresses.ts';
import { FormFields } from '#src/entities/field/fields.tsx';
import { workPicks } from '#src/entities/profile/work-picks.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { useUnsaved } from '#src/platform/navigation/use-unsaved.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { useUploads } from '#src/ui/form/use-uploads.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { LeaveQuestion } from '#src/ui/sheet/leave-question.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { type Profile, useProfile } from './use-profile.ts';

type Props = {
  profile: Profile;
  /** Reads the profile from the server again. */
  onRenew: () => void;
  /** Leaves the page for where the form leads. */
  onDone: () => void;
  /** Leaves the page without saving; undefined where the form cannot be put off. */
  onSkip: (() => void) | undefined;
  /** Whether the form stands before a page that was asked for. */
  between: boolean;
};

export const ProfileForm = ({ profile, onRenew, onDone, onSkip, between }: Props) => {
  const done = useRef(false);
  const form = useProfile(profile, onRenew, () => {
    done.current = true;
    unsaved.leave();
  });
  const { busy } = form;
  const leave = () => {
    if (done.current) onDone();
    else if (onSkip) onSkip();
    else goBack();
  };
  const unsaved = useUnsaved(form.changed && !busy, settingsAddress(), leave);
  const { uploading, note } = useUploads();
  const tools = useMemo(() => ({ picks: workPicks, onUpload: note }), [note]);
  const waits = uploading ? '图片上传中…' : undefined;
  const skip = (
    <Button look="outlined" disabled={busy} onClick={unsaved.tryToLeave}>
      稍后再填
    </Button>
  );
  return (
    <PageFrame onBack={unsaved.tryToLeave} ground="card" spaced>
      {form.drawn.fields.length === 0 ? (
        <EmptyState text="暂时没有需要填写的资料" action={skip} />
      ) : (
        <FormFrame
          failure={form.failure}
          onSubmit={(event) => {
            event.preventDefault();
            if (!uploading) void form.submit();
          }}
          submit={
            <>
              <Button type="submit" busy={busy ? '正在保存…' : waits}>
                保存
              </Button>
              {onSkip && skip}
            </>
          }
        >
          {between && (
            <Text tone="secondary">请写真实姓名，用来核对身份。保存后继续刚才的内容。</Text>
          )}
          <FormFields {...form.drawn} tools={tools} />
        </FormFrame>
      )}
      <LeaveQuestion open={unsaved.asking} onStay={unsaved.stay} onDrop={unsaved.leave} />
    </PageFrame>
  );
};
