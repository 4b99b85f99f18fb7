import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';

/** It has the letters of most alphabets: whoever signs may have a name in any of them. */
const font = (style: string): string =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`);
const fonts = { plain: font(''), bold: font('-Bold') };

/** Points. */
const margin = 64;
const sizes = { title: 18, heading: 13, text: 10, small: 8 };

/** Writes a PDF from top to bottom, with what a screen reader needs to follow it, and numbers its pages at the end. */
export class PdfWriter {
  private readonly root: ReturnType<PDFKit.PDFDocument['struct']>;

  private constructor(private readonly pdf: PDFKit.PDFDocument) {
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  static async begin(title: string, createdAt: Date): Promise<PdfWriter> {
    // large, and wanted seldom
    const { default: PDFDocument } = await import('pdfkit');
    return new PdfWriter(
      new PDFDocument({
        ...{ size: 'LETTER', margin, bufferPages: true },
        ...{ tagged: true, pdfVersion: '1.7', lang: 'en-US', displayTitle: true },
        // a font given here would begin every page, also in the middle of a heading
        font: '',
        info: { Title: title, CreationDate: createdAt },
      }),
    );
  }

  title(text: string): void {
    this.write(text, 'H1', sizes.title, fonts.bold);
  }

  heading(text: string): void {
    this.pdf.moveDown();
    this.write(text, 'H2', sizes.heading, fonts.bold);
  }

  paragraph(text: string): void {
    this.write(text, 'P', sizes.text);
  }

  /** `label: value` a line. */
  facts(facts: readonly (readonly [label: string, value: string])[]): void {
    for (const [label, value] of facts) this.write(`${label}: ${value}`, 'P', sizes.text, fonts.plain, 0.1);
    this.pdf.moveDown(0.5);
  }

  /** @param image a PNG or JPEG; it is made to fit. @param alt what it shows, for whoever cannot see it */
  picture(image: Buffer, alt: string): void {
    const [width, height] = [240, 90];
    if (this.pdf.y + height > this.pdf.page.height - margin) this.pdf.addPage();
    const { x, y } = this.pdf;
    const draw = (): void => {
      this.pdf.image(image, x, y, { fit: [width, height] });
      this.pdf.rect(x, y, width, height).lineWidth(0.5).stroke('#888888');
    };
    this.root.add(this.pdf.struct('Figure', { alt }, draw));
    this.pdf.y = y + height + sizes.text;
  }

  /** The whole file; nothing can be written after. */
  async end(): Promise<Buffer> {
    this.root.end();
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.pdf.switchToPage(page);
      this.number(`Page ${page + 1} of ${count}`);
    }
    const file = buffer(this.pdf);
    this.pdf.end();
    return file;
  }

  private write(text: string, structType: 'H1' | 'H2' | 'P', size: number, face = fonts.plain, gap = 0.5): void {
    this.pdf.font(face).fontSize(size).text(text, { structParent: this.root, structType });
    this.pdf.moveDown(gap);
  }

  private number(text: string): void {
    const { page } = this.pdf;
    // what stands in the margin would begin a new page
    page.margins.bottom = 0;
    this.pdf.markContent('Artifact', { type: 'Pagination' });
    const place = { width: page.width - 2 * margin, align: 'center', lineBreak: false } as const;
    this.pdf
      .font(fonts.plain)
      .fontSize(sizes.small)
      .text(text, margin, page.height - margin / 2, place);
    this.pdf.endMarkedContent();
  }
}
