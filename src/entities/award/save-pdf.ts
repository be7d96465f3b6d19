import { jsPDF } from 'jspdf';
import { CERTIFICATE_SIZE, type Certificate, drawCertificate } from './draw-certificate.ts';

/**
 * Saves a certificate as a PDF of one page, as large as its picture. Throws where the browser cannot draw.
 */
export const savePdf = (
  content: Certificate,
  link: string,
  element: Element,
  file: string,
): Promise<unknown> => {
  const { width, height } = CERTIFICATE_SIZE;
  const sheet = new jsPDF({ unit: 'pt', format: [width, height], compress: true });
  sheet.setDocumentProperties({ title: `${content.project} ${content.number}` });
  sheet.addImage(drawCertificate(content, link, element), 'PNG', 0, 0, width, height);
  return sheet.save(file, { returnPromise: true });
};
