import { useEffect, useState } from 'react';
import { homeAddress } from '#schemas/home/addresses.ts';
import { jumpHost } from '#schemas/site/jump-endpoints.ts';
import { type JumpTarget, jumpTarget } from '#schemas/site/jump-target.ts';
import { copyText } from '#src/platform/device/copy-text.ts';
import { inMessenger } from '#src/platform/device/device.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';

type Foreign = Extract<JumpTarget, { kind: 'foreign' }>;

const back = () => goBack(homeAddress());

const copy = async (href: string): Promise<void> => {
  showToast((await copyText(href)) ? '网址已复制' : '复制没有成功，请长按网址复制');
};

const Host = ({ host }: Pick<Foreign, 'host'>) => (
  <Text
    as="strong"
    kind="section-title"
    breaks="lines"
    textAlign="center"
    whole
    pad={12}
    surface="page"
    radius="card"
  >
    {host}
  </Text>
);

/** In the messenger other sites may not open, so that the address can be taken along. */
const useMessenger = (): boolean => {
  const [within, setWithin] = useState(false);
  useEffect(() => setWithin(inMessenger()), []);
  return within;
};

const Warning = ({ target }: { target: Foreign }) => {
  const messenger = useMessenger();
  const { href, host, secure, coded } = target;
  return (
    <Stack gap={16} padStart={20}>
      <Stack gap={8}>
        <Text as="h2" kind="page-title">
          即将离开本站
        </Text>
        <Text tone="secondary">你要打开的网页不是本站提供的，请确认网址后再继续。</Text>
      </Stack>
      <Host host={host} />
      {coded && (
        <Text tone="secondary">
          这个网址含有特殊字符，上面以编码（xn--）显示。它可能与常见网站看起来相似，请仔细核对。
        </Text>
      )}
      {!secure && (
        <Text tone="secondary">这个网址没有加密（http），请不要在上面填写密码和个人信息。</Text>
      )}
      {messenger && (
        <Text tone="secondary">如果在微信里打不开，可以复制网址，到手机浏览器里打开。</Text>
      )}
      <Stack gap={12}>
        <ButtonLink href={href} rel="noopener noreferrer nofollow" look="outlined">
          继续访问
        </ButtonLink>
        <Button look="outlined" onClick={() => void copy(href)}>
          复制网址
        </Button>
        <Button onClick={back}>返回</Button>
      </Stack>
    </Stack>
  );
};

const Allowed = ({ target: { href, host }, name }: { target: Foreign; name: string }) => {
  useEffect(() => location.replace(href), [href]);
  return (
    <Stack gap={16} padStart={20}>
      <Text as="h2" kind="page-title" role="status">
        正在打开{name || host}…
      </Text>
      <Host host={host} />
      <ButtonLink href={href}>没有自动打开？点这里</ButtonLink>
      <Button look="outlined" onClick={back}>
        返回
      </Button>
    </Stack>
  );
};

const skeleton = <Skeletons shapes={[['lines', 4]]} />;

/** Without an answer the host counts as one that nobody vouches for. */
const ForeignPage = ({ target }: { target: Foreign }) => {
  const { data, error } = useCall(jumpHost, { host: target.host });
  if (!data && !error) return skeleton;
  return data?.allowed ? <Allowed target={target} name={data.name} /> : <Warning target={target} />;
};

const Jump = ({ target }: { target: JumpTarget | undefined }) => {
  if (target?.kind === 'refused')
    return <NotFound text={target.reason} href={homeAddress()} name="去首页看看" />;
  return target?.kind === 'foreign' ? <ForeignPage target={target} /> : skeleton;
};

/** Leads on to the address in `?url=`: at once within the app, elsewhere only by a press. */
export default function JumpPage() {
  const [url] = useParam('url');
  const [target, setTarget] = useState<JumpTarget>();
  useEffect(() => {
    const found = jumpTarget(url, location.origin);
    if (found.kind === 'own') navigate(found.path, { replace: true });
    else setTarget(found);
  }, [url]);
  return (
    <PageFrame ground="card" spaced onBack={back}>
      <Jump target={target} />
    </PageFrame>
  );
}
