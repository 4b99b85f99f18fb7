import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { isSigned } from './signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
const text = 'mfe-x /remotes/mfe-x/0123456789abcdef/remoteEntry.js sha384-x';
const signature = sign(null, Buffer.from(text), privateKey).toString('base64');
const another = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);

afterEach(() => void jest.restoreAllMocks());

describe.each([['a browser that knows Ed25519'], ['one that does not']])('in %s', (browser) => {
  const here = (): void => {
    if (browser === 'one that does not')
      jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('Unknown', 'NotSupportedError'));
  };

  test('a text is held to be signed by the key that signed it, as it was signed', async () => {
    here();
    await expect(isSigned(text, signature, key)).resolves.toBe(true);
    await expect(isSigned(`${text} `, signature, key)).resolves.toBe(false);
    await expect(isSigned(text, signature, another.toString('base64'))).resolves.toBe(false);
  });

  test.each([
    ['', key],
    ['not base64!', key],
    [signature.slice(4), key],
    [signature, ''],
    [signature, 'AAAA'],
  ])('a signature "%s" by a key "%s" is none', async (signed, by) => {
    here();
    await expect(isSigned(text, signed, by)).resolves.toBe(false);
  });
});
