import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret that is made once and kept in DATA_DIR, readable by its owner alone. */
export function getOrCreateSecret(
  dataDir: string,
  name: string,
  make: () => string = () => randomBytes(32).toString('base64url'),
): string {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = make();
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
