import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export const dataUrl = (file: Buffer, type = 'image/png'): string => `data:${type};base64,${file.toString('base64')}`;

/** A scribble on a pad; another one for every `slant`. */
export const scribble = (slant = 0, background: 'white' | 'none' = 'none'): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="150"><rect width="400" height="150" fill="${background}"/>
       <path d="M20 100 C 90 ${slant} 120 160 200 60 S 340 120 380 40" stroke="#10203a" stroke-width="4" fill="none"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

/** A picture that a camera could have taken: every pixel another colour, the left half dark. */
export function picture(width = 320, height = 200): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let place = 0; place < pixels.length; place += 1) {
    const isLeft = ((place / 3) | 0) % width < width / 2;
    pixels[place] = (isLeft ? 20 : 200) + ((place * 7919) % 40);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The same PNG, whose head says that it is of another size. */
export function sizedPng(png: Buffer, width: number, height: number): Buffer {
  const file = Buffer.from(png);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}
