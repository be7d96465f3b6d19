import { useMemo } from 'react';
import { verifyAddress } from '#schemas/award/addresses.ts';
import type { Award } from '#schemas/award/endpoints.ts';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { sharedLink } from '#src/platform/share/card.ts';
import { chinaDate } from '#src/platform/time/china-date.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { PosterFrame } from '../share/poster/frame.tsx';
import type { Certificate } from './draw-certificate.ts';
import { PdfButton } from './pdf-button.tsx';
import { rewardWords } from './words.ts';

const altOf = ({ holder, project, projectNumber, reward, number, day, site }: Certificate) =>
  [
    `${holder}的${reward ? '学分证书' : '证书'}：${project}`,
    reward && `获得 ${reward}`,
    projectNumber && `项目编号 ${projectNumber}`,
    `证书编号 ${number}`,
    day,
    site,
    '二维码通向验证页',
  ]
    .filter(Boolean)
    .join('，');

const linkTo = (number: string): string =>
  sharedLink(verifyAddress({ no: number }), location.href, '');

export const AwardCertificate = ({ award }: { award: Award }) => {
  const { data, error } = useCall(siteInfo);
  const known = data !== undefined || error !== undefined;
  const site = data?.title ?? '';
  const { holder, project, projectNumber, number, issuedAt, kind } = award;
  const reward = kind === 'credit' ? rewardWords(award) : '';
  const day = issuedAt === null ? '' : chinaDate(issuedAt);
  const content = useMemo(
    (): Certificate => ({ holder, project, projectNumber, reward, number, day, site }),
    [holder, project, projectNumber, reward, number, day, site],
  );
  const draw = useMemo(() => {
    if (!known) return undefined;
    return async (element: Element) =>
      (await import('./draw-certificate.ts')).drawCertificate(content, linkTo(number), element);
  }, [known, content, number]);
  const save = async (element: Element) =>
    (await import('./save-pdf.ts')).savePdf(content, linkTo(number), element, `证书-${number}.pdf`);
  return (
    <PosterFrame draw={draw} alt={altOf(content)} file={`证书-${number}.png`}>
      {known && <PdfButton save={save} />}
      <ButtonLink look="outlined" href={verifyAddress({ no: number })}>
        查看验证页
      </ButtonLink>
    </PosterFrame>
  );
};
