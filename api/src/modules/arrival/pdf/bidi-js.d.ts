declare module 'bidi-js' {
  /** The Unicode Bidirectional Algorithm; places are those of UTF-16. */
  type Bidi = {
    getEmbeddingLevels(
      text: string,
      direction?: 'ltr' | 'rtl' | 'auto',
    ): {
      levels: Uint8Array;
      paragraphs: { start: number; end: number; level: number }[];
    };
    getMirroredCharactersMap(
      text: string,
      levels: { levels: Uint8Array } | Uint8Array,
      start?: number,
      end?: number,
    ): Map<number, string>;
    getReorderedString(text: string, levels: { levels: Uint8Array }): string;
  };
  export default function bidiFactory(): Bidi;
}
