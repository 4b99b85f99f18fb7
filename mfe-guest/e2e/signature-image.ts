import sharp from 'sharp';

type Ink = { paper: number; ink: number; left: number; right: number; width: number };

/** How light paper and ink of a signature are, from 0 to 255, and between which shares of its width there is ink. */
export async function inkOf(dataUrl: string): Promise<Ink> {
  const image = Buffer.from(dataUrl.split(',')[1]!, 'base64');
  const { data, info } = await sharp(image)
    .flatten({ background: 'black' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, right] = [1, 0];
  let ink = 255;
  data.forEach((light, index) => {
    ink = Math.min(ink, light);
    if (light > 128) return;
    const share = (index % info.width) / info.width;
    left = Math.min(left, share);
    right = Math.max(right, share);
  });
  return { paper: data[0]!, ink, left, right, width: info.width };
}
