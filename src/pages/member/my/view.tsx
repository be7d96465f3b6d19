import { settingsAddress } from '#schemas/member/addresses.ts';
import { memberHome } from '#schemas/member/endpoints.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { MyCounters } from './counters.tsx';
import { MyGrid } from './grid.tsx';
import { MyHead } from './head.tsx';
import { SettingsSign } from './signs.tsx';
import css from './view.module.css';

export default detailView(memberHome, {
  tab: true,
  flush: true,
  shapes: [
    ['compact', 1],
    ['card', 1],
    ['icons', 2],
  ],
  aside: (
    <Box as="a" press="fade" className={css.settings} href={settingsAddress()} aria-label="设置">
      <SettingsSign />
    </Box>
  ),
  // every part of the body depends on the member's data, so all of it appears at once
  body: (home) => (
    <>
      <MyHead home={home} />
      <MyCounters counters={home.counters} />
      <MyGrid teacherId={home.teacherId} />
    </>
  ),
});
