import { findDigest } from './image-digest.ts';

const line = /^(?<name>\w+_IMAGE)=(?<image>[^@\s]+)(?:@\S+)?$/;

/**
 * Writes behind each tag of images.env the digest that it stands for today. What has one already gets the newest.
 * @returns the file's new text
 */
export async function pinImages(text: string, find: (image: string) => Promise<string> = findDigest): Promise<string> {
  const lines = text.split('\n').map(async (each) => {
    const { name, image } = line.exec(each)?.groups ?? {};
    return name && image ? `${name}=${image}@${await find(image)}` : each;
  });
  return (await Promise.all(lines)).join('\n');
}
