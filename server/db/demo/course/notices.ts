import { DAY } from '../../../platform/time/durations.ts';

type Text = readonly [title: string, html: string, pinned?: boolean];

const site: readonly Text[] = [
  [
    '购买须知',
    '<p>课程为在线内容，开通后可反复学习；标注有效期的课程请在到期前学完。</p><p>试看不限次数，请先试看再购买。</p>',
    true,
  ],
  [
    '学习时长怎么算',
    '<p>继续教育课程学完全部课时后，系统自动记录学习时长；时长以实际观看为准，拖动进度不计入。</p>',
  ],
  [
    '播放不流畅怎么办',
    '<ol><li>切换到无线网络</li><li>退出后重新进入课程</li><li>仍有问题请联系客服并说明课程名称</li></ol>',
  ],
  ['版权声明', '<p>本平台课程仅供本人学习，请勿录屏、转发或用于商业用途。</p>'],
  ['字号与护眼', '<p>图文课支持三档字号，可在阅读页右上角切换。</p>'],
];

const ofCourse: readonly Text[] = [
  ['更新计划', '<p>本课程已全部更新，后续会根据学员提问补充答疑。</p>', true],
  ['学习建议', '<p>建议每天学习一节，学完后用自己的话复述要点，再进入下一节。</p>'],
];

const rowsOf = (texts: readonly Text[], productId: number | null, now: number) =>
  texts.map(([title, html, pinned = false], index) => ({
    productId,
    title,
    html,
    pinned,
    at: new Date(now - (index + 1) * 3 * DAY),
  }));

export const demoNotices = (productIds: readonly number[], now: number) => [
  ...rowsOf(site, null, now),
  ...productIds.flatMap((id) => rowsOf(ofCourse, id, now)),
];
