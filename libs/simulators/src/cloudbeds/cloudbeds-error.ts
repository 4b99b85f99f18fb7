/** A refusal in one of the shapes Cloudbeds answers with. */
export class CloudbedsError extends Error {
  readonly statusCode: number;
  readonly body: Record<string, unknown>;

  constructor(statusCode: number, body: Record<string, unknown>) {
    super(JSON.stringify(body));
    this.statusCode = statusCode;
    this.body = body;
  }
}

const failure = (statusCode: number, message: string) => new CloudbedsError(statusCode, { success: false, message });

// Few of the real texts are published. Nobody shall take these for them.
const invented = (message: string): string => `${message} (simulated wording)`;

/** What Cloudbeds understood and will not do: HTTP 200 all the same. */
export const refused = (message: string): CloudbedsError => failure(200, invented(message));

export const badParameter = (message: string): CloudbedsError => failure(400, invented(message));
export const notFound = (message: string): CloudbedsError => failure(404, invented(message));
export const wrongVerb = (message: string): CloudbedsError => failure(405, invented(message));
export const wrongEncoding = (): CloudbedsError =>
  failure(415, invented('Send application/x-www-form-urlencoded, not JSON'));
export const missingScope = (scope: string): CloudbedsError => failure(403, invented(`The scope ${scope} is missing`));
export const tooManyRequests = (): CloudbedsError => failure(429, invented('Too many requests'));
export const serverError = (): CloudbedsError => failure(500, invented('Internal server error'));

/** No key, a wrong one, or one that is over. The body is a published one. */
export const accessDenied = (): CloudbedsError =>
  new CloudbedsError(401, {
    error: 'access_denied',
    message: 'The resource owner or authorization server denied the request.',
  });

/** A property that is not the key's. The text is a published one. */
export const foreignProperty = (): CloudbedsError =>
  failure(200, "None of the included property id's match the access_token user's property id");
