import { buffer } from 'node:stream/consumers';
import { oneLine } from '@booking/contracts/typed-text';
import { isolated, isPlain, mixedText, withoutIsolates, type TextLine, type TextRun } from './mixed-text.rule.ts';
import { boldFont, plainFont, type PdfFont } from './pdf-fonts.adapter.ts';

/** Points. */
const margin = 64;
const sizes = { title: 18, heading: 13, text: 10, small: 8 };
/** Of a line's height that is above what letters stand on, in the font of the text. */
const ascent = 0.928;

/** How the file says its language and its pages. */
export type PdfLanguage = { locale: string; pageOf: (page: number, count: number) => string };

type Part = ReturnType<PDFKit.PDFDocument['struct']>;

/** Writes a PDF from top to bottom, with what a screen reader needs to follow it, and numbers its pages at the end. */
export class PdfWriter {
  private readonly root: Part;
  private readonly registered = new Set<string>();
  private readonly pdf: PDFKit.PDFDocument;

  private readonly language: PdfLanguage;

  private constructor(pdf: PDFKit.PDFDocument, language: PdfLanguage) {
    this.pdf = pdf;
    this.language = language;
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  static async begin(title: string, createdAt: Date, language: PdfLanguage): Promise<PdfWriter> {
    // large, and wanted seldom
    const { default: PDFDocument } = await import('pdfkit');
    return new PdfWriter(
      new PDFDocument({
        ...{ size: 'LETTER', margin, bufferPages: true },
        ...{ tagged: true, pdfVersion: '1.7', lang: language.locale, displayTitle: true },
        // a font given here would begin every page, also in the middle of a heading
        font: '',
        info: { Title: title, CreationDate: createdAt },
      }),
      language,
    );
  }

  title(text: string): void {
    this.write(oneLine(text), 'H1', sizes.title, boldFont());
  }

  heading(text: string): void {
    this.pdf.moveDown();
    this.write(oneLine(text), 'H2', sizes.heading, boldFont());
  }

  paragraph(text: string): void {
    this.write(text, 'P', sizes.text);
  }

  /** `label: value` a line. */
  facts(facts: readonly (readonly [label: string, value: string])[]): void {
    for (const [label, value] of facts)
      this.write(`${label}: ${isolated(oneLine(value))}`, 'P', sizes.text, plainFont(), 0.1);
    this.pdf.moveDown(0.5);
  }

  /** @param image a PNG or JPEG; it is scaled to fit. @param alt what it shows, for screen readers */
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
      this.number(this.language.pageOf(page + 1, count));
    }
    const file = buffer(this.pdf);
    this.pdf.end();
    return file;
  }

  private write(text: string, structType: 'H1' | 'H2' | 'P', size: number, font = plainFont(), gap = 0.5): void {
    const lines = text.split('\n');
    if (lines.every((line) => isPlain(line, font))) {
      this.use(font, size).text(text, { structParent: this.root, structType });
    } else {
      const part = this.pdf.struct(structType, { actual: withoutIsolates(text) });
      this.root.add(part);
      for (const line of lines) this.writeMixed(part, line, structType, size, font);
      part.end();
    }
    this.use(font, size).moveDown(gap);
  }

  /** A text in several scripts, line by line and run by run, which pdfkit would put in the order in which they are typed. */
  private writeMixed(part: Part, text: string, structType: string, size: number, font: PdfFont): void {
    const { width, height } = this.pdf.page;
    const most = width - 2 * margin;
    const { lines, isRightToLeft } = mixedText(text, font, most / size);
    const lineHeight = this.use(font, size).currentLineHeight(true);
    for (const line of lines) {
      if (this.pdf.y + lineHeight > height - margin) this.pdf.addPage();
      const own = line.runs.reduce((sum, run) => sum + this.widthOf(run, size), 0);
      part.add(this.pdf.markStructureContent(structType));
      // letters of Indic scripts do not stand in the order in which they are read; those from right to left readers turn themselves
      if (!line.isTurned) this.pdf.markContent('Span', { actual: line.said });
      this.draw(line, isRightToLeft ? margin + most - own : margin, this.pdf.y + size * ascent, size);
      if (!line.isTurned) this.pdf.endMarkedContent();
      this.pdf.endMarkedContent();
      this.pdf.x = margin;
    }
  }

  /** @param y of the line that letters stand on */
  private draw({ runs }: TextLine, x: number, y: number, size: number): void {
    const [top, lineHeight] = [this.pdf.y, this.use(plainFont(), size).currentLineHeight(true)];
    let place = x;
    for (const run of runs) {
      this.use(run.font, size).text(run.text, place, y, { lineBreak: false, baseline: 'alphabetic', features: [] });
      place += this.widthOf(run, size);
    }
    this.pdf.y = top + lineHeight;
  }

  private widthOf({ text, font }: TextRun, size: number): number {
    return this.use(font, size).widthOfString(text, { features: [] });
  }

  private use({ name, file }: PdfFont, size: number): PDFKit.PDFDocument {
    if (!this.registered.has(name)) this.pdf.registerFont(name, file);
    this.registered.add(name);
    return this.pdf.font(name).fontSize(size);
  }

  private number(text: string): void {
    const { page } = this.pdf;
    // what stands in the margin would begin a new page
    page.margins.bottom = 0;
    this.pdf.markContent('Artifact', { type: 'Pagination' });
    const place = { width: page.width - 2 * margin, align: 'center', lineBreak: false } as const;
    this.use(plainFont(), sizes.small).text(text, margin, page.height - margin / 2, place);
    this.pdf.endMarkedContent();
  }
}
