import type SignaturePad from 'signature_pad';
import type { PointGroup } from 'signature_pad';

const scaled = (groups: PointGroup[], factor: number): PointGroup[] =>
  groups.map((group) => ({
    ...group,
    points: group.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));

/**
 * Keeps a pad as large as its place, at the screen's own resolution. What is drawn stays, and grows or shrinks along when a phone
 * is turned.
 * @returns ends it
 */
export function fitToPlace(pad: SignaturePad, canvas: HTMLCanvasElement): () => void {
  let fitted = 0;
  const fit = (): void => {
    const { offsetWidth: width, offsetHeight: height } = canvas;
    // one that is not shown has no size
    if (width === 0 || width === fitted) return;
    const drawn = scaled(pad.toData(), fitted === 0 ? 1 : width / fitted);
    const density = Math.max(devicePixelRatio, 1);
    canvas.width = width * density;
    canvas.height = height * density;
    canvas.getContext('2d')!.scale(density, density);
    pad.fromData(drawn);
    fitted = width;
  };
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  return () => observer.disconnect();
}
