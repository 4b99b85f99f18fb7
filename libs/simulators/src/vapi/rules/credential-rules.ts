import { anything, boolean, object, objectBy, oneOf, text } from './rule.ts';

const authenticationPlan = objectBy(
  'type',
  {
    hmac: object(
      {
        type: text(),
        secretKey: text(),
        algorithm: oneOf(['sha256', 'sha512', 'sha1']),
        signatureHeader: text(),
        timestampHeader: text(),
        signaturePrefix: text(),
        includeTimestamp: boolean,
        payloadFormat: text(),
        messageIdHeader: text(),
        signatureEncoding: oneOf(['hex', 'base64']),
        secretIsBase64: boolean,
      },
      ['secretKey', 'algorithm'],
    ),
    bearer: object({ type: text(), token: text(), headerName: text(), bearerPrefixEnabled: boolean }, ['token']),
    oauth2: object({ type: text(), url: text(), clientId: text(), clientSecret: text(), scope: text({ max: 1000 }) }),
  },
  (_value, name) => [`${name}.type must be one of the following values: hmac, bearer, oauth2`],
);

/** The body of `POST /credential`, of the kinds that show a server who calls it. */
export const credentialFields = {
  provider: oneOf(['custom-credential', 'webhook']),
  name: text({ max: 40 }),
  authenticationPlan,
  encryptionPlan: anything,
};
