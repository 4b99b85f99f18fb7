import { rmSync } from 'node:fs';

export default async function teardown(): Promise<void> {
  await globalThis.testPostgres.stop();
  rmSync(globalThis.testFolder, { recursive: true, force: true });
}
