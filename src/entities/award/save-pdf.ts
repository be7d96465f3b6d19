import { jsPDF } from 'jspdf';
import { certificateShapes } from './certificate-shapes.ts';
import { type Certificate, drawCertificate } from './draw-certificate.ts';

/**
 * Saves a certificate as a PDF of one page, as large as its picture. Throws where the browser cannot draw.
 */
export const savePdf = async (
  content: Certificate,
  link: string,
  element: Element,
  file: string,
): Promise<unknown> => {
  const shape = 'landscape';
  const { width, height } = certificateShapes[shape];
  const picture = await drawCertificate({ content, link, element, shape });
  const sheet = new jsPDF({
    unit: 'pt',
    format: [width, height],
    orientation: shape,
    compress: true,
  });
  sheet.setDocumentProperties({ title: `${content.project} ${content.number}` });
  sheet.addImage(picture, 'PNG', 0, 0, width, height);
  return sheet.save(file, { returnPromise: true });
};
