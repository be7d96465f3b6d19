import { useMemo, useState } from 'react';
import { verifyAddress } from '#schemas/award/addresses.ts';
import type { Award } from '#schemas/award/endpoints.ts';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { sharedLink } from '#src/platform/share/card.ts';
import { chinaDate } from '#src/platform/time/china-date.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Stack } from '#src/ui/part/parts.tsx';
import { PosterFrame } from '../share/poster/frame.tsx';
import { type CertificateShape, certificateShapes } from './certificate-shapes.ts';
import type { Certificate } from './draw-certificate.ts';
import { PdfButton } from './pdf-button.tsx';
import { basisWords, rewardWords } from './words.ts';

const tabs = [
  { id: 'portrait', name: '竖版海报' },
  { id: 'landscape', name: '横版证书' },
] as const;

const altOf = (content: Certificate) => {
  const { holder, studentNumber, project, basis, projectNumber, reward, number, day, site } =
    content;
  return [
    `${holder}的${reward ? '学分证书' : '证书'}：${project}`,
    studentNumber && `学号 ${studentNumber}`,
    basis,
    reward && `获得 ${reward}`,
    projectNumber && `项目编号 ${projectNumber}`,
    `证书编号 ${number}`,
    day,
    site,
    '二维码通向验证页',
  ]
    .filter(Boolean)
    .join('，');
};

const linkTo = (number: string): string =>
  sharedLink(verifyAddress({ no: number }), location.href, '');

/** undefined until the site is known. */
const useContent = (award: Award): Certificate | undefined => {
  const { data, error } = useCall(siteInfo);
  const known = data !== undefined || error !== undefined;
  const { title: site = '', logo = '' } = data ?? {};
  const { holder, studentNumber, project, projectNumber, number, issuedAt, kind } = award;
  const basis = basisWords(award);
  const reward = kind === 'credit' ? rewardWords(award) : '';
  const day = issuedAt === null ? '' : chinaDate(issuedAt);
  return useMemo(
    () =>
      known
        ? {
            ...{ holder, studentNumber, project, projectNumber, basis, reward },
            ...{ number, day, site, logo },
          }
        : undefined,
    [known, holder, studentNumber, project, projectNumber, basis, reward, number, day, site, logo],
  );
};

export const AwardCertificate = ({ award }: { award: Award }) => {
  const [shape, setShape] = useState<CertificateShape>('portrait');
  const content = useContent(award);
  const { number } = award;
  const link = linkTo(number);
  const { width, height } = certificateShapes[shape];
  const draw = useMemo(() => {
    if (!content) return undefined;
    return async (element: Element) =>
      (await import('./draw-certificate.ts')).drawCertificate({ content, link, element, shape });
  }, [content, link, shape]);
  const save =
    content &&
    (async (element: Element) =>
      (await import('./save-pdf.ts')).savePdf(content, link, element, `证书-${number}.pdf`));
  const choose = (id: string) => setShape(tabs.find((tab) => tab.id === id)?.id ?? 'portrait');
  return (
    <Stack gap={8}>
      <Tabs label="样式" tabs={tabs} current={shape} onChoose={choose} look="pill" />
      <PosterFrame
        key={shape}
        draw={draw}
        alt={content && altOf(content)}
        file={`证书-${number}-${shape === 'portrait' ? '竖版' : '横版'}.png`}
        noun="证书"
        ratio={width / height}
      >
        <PdfButton save={save} />
        <ButtonLink look="outlined" href={verifyAddress({ no: number })}>
          查看验证页
        </ButtonLink>
      </PosterFrame>
    </Stack>
  );
};
