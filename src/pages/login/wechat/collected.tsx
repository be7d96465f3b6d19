import { Stack, Text } from '#src/ui/part/parts.tsx';
import css from './collected.module.css';

const items = [
  { what: '用户标识（OpenID）', why: '用来识别是你本人，保存学习进度和订单' },
  { what: '微信昵称和头像', why: '用来在评价、直播互动和我的页面中显示你是谁' },
];

/** The data that the messenger's authorisation passes on, and its purpose. */
export const CollectedData = () => (
  <Stack
    as="section"
    breaks="pretty"
    gap={12}
    pad={16}
    surface="page"
    radius="card"
    aria-labelledby="collected"
  >
    <Text as="h2" kind="card-title" id="collected">
      授权后我们会获取
    </Text>
    <Stack as="dl" gap={12} flat className={css.list}>
      {items.map(({ what, why }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </Stack>
    <Text kind="meta" tone="secondary">
      不会获取你的手机号、好友关系和聊天内容；不授权也可以先逛逛。
    </Text>
  </Stack>
);
