import { rmSync } from 'node:fs';

export default async function teardown(): Promise<void> {
  await globalThis.testPostgres.stop();
  for (const folder of [globalThis.testFolder, globalThis.bundleFolder])
    rmSync(folder, { recursive: true, force: true });
}
