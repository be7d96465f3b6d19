import { cancellationAddress } from '#schemas/cancellation/addresses.ts';
import { bindPhoneAddress, portraitAddress } from '#schemas/member/addresses.ts';
import type { MemberHome } from '#schemas/member/endpoints.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import { profileAddress } from '#schemas/profile/addresses.ts';
import { dayText, momentText } from '#src/platform/time/china-date.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './head.module.css';

const Roles = ({ home }: { home: MemberHome }) => (
  <>
    {home.teacherId && <span className={css.role}>讲师</span>}
    {home.doctor && <span className={css.role}>认证医生</span>}
  </>
);

/** The member's card while it is valid, else a link to the cards. */
const Card = ({ until }: { until: number | null }) =>
  until !== null && until > Date.now() ? (
    <a className={css.card} href={membershipAddress()}>
      <b>学习会员</b>
      <span>有效期至 {dayText(until)}</span>
    </a>
  ) : (
    <a className={css.offer} href={membershipAddress()}>
      <b>开通会员卡</b>
      <span>会员课程免费学</span>
      <Chevron />
    </a>
  );

/** The account is going to end, which can be taken back. */
const Cancelled = ({ at }: { at: number | null }) =>
  at === null ? null : (
    <a className={css.cancelled} href={cancellationAddress()}>
      <span>
        账号将于 <Unbroken>{momentText(at)}</Unbroken> 注销
      </span>
      <b>撤销注销</b>
    </a>
  );

/** The member: portrait and name, roles, phone, and the card while it is valid. */
export const MyHead = ({ home }: { home: MemberHome }) => (
  <header className={css.head}>
    <Cancelled at={home.cancelledAt} />
    <div className={css.person}>
      <a className={css.avatar} href={portraitAddress()} aria-label="修改头像">
        <Picture src={home.avatar} ratio="square" round eager />
      </a>
      <a className={css.profile} href={profileAddress()}>
        <span className={css.words}>
          <span className={css.name}>{home.nickname || '学员'}</span>
          <span className={css.roles}>
            <Roles home={home} />
            <span className={css.id}>学号 {home.id}</span>
          </span>
        </span>
        <span className="spoken">个人资料</span>
        <Chevron />
      </a>
    </div>
    {home.phone ? (
      <p className={css.phone}>手机号 {home.phone}</p>
    ) : (
      <a className={css.bind} href={bindPhoneAddress()}>
        还没有绑定手机号，去绑定
        <Chevron />
      </a>
    )}
    <Card until={home.vipUntil} />
  </header>
);
