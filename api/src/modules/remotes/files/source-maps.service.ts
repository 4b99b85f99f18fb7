import { SourceMap, type SourceMapPayload } from 'node:module';
import { Injectable } from '@nestjs/common';
import { RemoteFiles, type BuildKey } from './remote-files.port.ts';

const framePattern = /^(.+):(\d+):(\d+)$/;

/** Source maps of builds. They lie beside the files of a build and are not served. */
@Injectable()
export class SourceMaps {
  constructor(private readonly files: RemoteFiles) {}

  /** Where places of a build are in its sources; a place whose file has no map stays as it is. */
  async sourcesOf(build: BuildKey, frames: readonly string[]): Promise<string[]> {
    const maps = new Map<string, SourceMap | undefined>();
    const sources: string[] = [];
    for (const frame of frames) {
      const [, file, line, column] = framePattern.exec(frame)!;
      if (!maps.has(file!)) maps.set(file!, await this.mapOf(build, file!));
      sources.push(sourceOf(maps.get(file!), Number(line), Number(column)) ?? frame);
    }
    return sources;
  }

  private async mapOf(build: BuildKey, file: string): Promise<SourceMap | undefined> {
    const bytes = await this.files.get(build, `${file}.map`);
    return bytes && new SourceMap(JSON.parse(bytes.toString()) as SourceMapPayload);
  }
}

/** `src/lamps/lamp.tsx:12:5`, as the team wrote it. */
function sourceOf(map: SourceMap | undefined, line: number, column: number): string | undefined {
  const origin = map?.findOrigin(line, column);
  return origin && 'fileName' in origin ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}` : undefined;
}
