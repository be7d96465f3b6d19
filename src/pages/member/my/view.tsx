import { memberHome } from '../../../../schemas/member/endpoints.ts';
import { settingsAddress } from '../../../entities/member/addresses.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { MyCounters } from './counters.tsx';
import { MyGrid } from './grid.tsx';
import { MyHead } from './head.tsx';
import { SettingsSign } from './signs.tsx';
import css from './view.module.css';

/** `/my`: the member, what belongs to them, and where it stands. */
export default function MyPage() {
  const home = useCall(memberHome);
  return (
    <PageFrame
      tab
      flush
      aside={
        <a className={css.settings} href={settingsAddress()} aria-label="设置">
          <SettingsSign />
        </a>
      }
    >
      <Answered
        of={home}
        skeleton={
          <Skeletons
            bones={[
              ['compact', 1],
              ['card', 1],
              ['icons', 2],
            ]}
          />
        }
      >
        {(data) => (
          // what depends on the member's part is known by now, and comes all at once
          <>
            <MyHead home={data} />
            <MyCounters counters={data.counters} />
            <MyGrid teacherId={data.teacherId} />
          </>
        )}
      </Answered>
    </PageFrame>
  );
}
