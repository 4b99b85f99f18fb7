import { ink, paper } from './ink.ts';

const size = { width: 900, height: 240 };
const margin = 40;
const largest = 110;
const handwriting = `'Snell Roundhand', 'Segoe Script', 'Bradley Hand', 'Brush Script MT', cursive`;

/** A typed name as an image, in a hand where the device has one, as large as fits. @returns a data URL */
export function drawName(name: string): string {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d')!;
  context.fillStyle = paper;
  context.fillRect(0, 0, size.width, size.height);
  const room = size.width - 2 * margin;
  context.font = `${largest}px ${handwriting}`;
  const fitting = Math.min(largest, (largest * room) / context.measureText(name).width);
  context.font = `${fitting}px ${handwriting}`;
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, size.width / 2, size.height / 2);
  return canvas.toDataURL('image/png');
}
