import { createRandom } from '../../shared-kernel/random.ts';

/** Draws a picture of a suite as SVG; the same name and place give the same picture. */
export function drawPhoto(name: string, place: number, title: string): string {
  const random = createRandom(`photo ${name} ${place}`);
  const hue = random.between(0, 359);
  const tone = (shift: number, saturation: number, lightness: number) =>
    `hsl(${(hue + shift) % 360} ${saturation}% ${lightness}%)`;
  const bed = random.between(90, 240);
  const frame = random.between(430, 520);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 533" role="img">
<title>${title}, drawing ${place}</title>
<rect width="800" height="533" fill="${tone(0, 30, 88)}"/>
<rect y="390" width="800" height="143" fill="${tone(30, 28, 58)}"/>
<rect x="${frame}" y="60" width="230" height="210" fill="${tone(180, 55, 80)}" stroke="${tone(0, 15, 98)}" stroke-width="12"/>
<path d="M${frame} ${random.between(190, 235)} q60 -70 115 -10 t115 -20 V270 H${frame} Z" fill="${tone(120, 32, 52)}"/>
<rect x="${bed}" y="230" width="330" height="90" rx="14" fill="${tone(20, 30, 42)}"/>
<rect x="${bed - 12}" y="300" width="354" height="120" rx="18" fill="${tone(0, 12, 97)}"/>
<rect x="${bed - 12}" y="345" width="354" height="75" rx="14" fill="${tone(200, 42, 55)}"/>
<rect x="${bed + 25}" y="280" width="120" height="46" rx="16" fill="${tone(0, 10, 100)}"/>
<rect x="${bed + 185}" y="280" width="120" height="46" rx="16" fill="${tone(0, 10, 100)}"/>
<circle cx="${frame + 120}" cy="${random.between(340, 375)}" r="42" fill="${tone(60, 45, 62)}"/>
<text x="20" y="515" font-family="sans-serif" font-size="20" fill="${tone(0, 30, 20)}">${title} (drawing)</text>
</svg>
`;
}
