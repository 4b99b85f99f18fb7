import { ink, paper } from './ink.ts';

const size = { width: 900, height: 240 };
const margin = 40;
const largest = 110;
/** What our own font is called; `use-handwriting.ts` loads it. */
export const handwriting = 'Signed Name';
const hands = `'${handwriting}', 'Snell Roundhand', 'Segoe Script', 'Bradley Hand', 'Brush Script MT', cursive`;

/** A typed name as an image, in our font or else a hand of the device, as large as fits. @returns a data URL */
export function drawName(name: string): string {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d')!;
  context.fillStyle = paper;
  context.fillRect(0, 0, size.width, size.height);
  const room = size.width - 2 * margin;
  context.font = `${largest}px ${hands}`;
  const fitting = Math.min(largest, (largest * room) / context.measureText(name).width);
  context.font = `${fitting}px ${hands}`;
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, size.width / 2, size.height / 2);
  return canvas.toDataURL('image/png');
}
