import { Injectable, Logger } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { z } from 'zod';
import { Env } from '../../platform/env/env.service.ts';
import { jsonOf, Outbound, type ProviderAnswer } from '../../platform/outbound/outbound.client.ts';
import { Pace } from '../../platform/outbound/pace.service.ts';
import { ProviderError, providerErrors } from '../../platform/outbound/provider.error.ts';
import { scopeOf, UnreadableRows } from '../../platform/outbound/unreadable-rows.service.ts';
import { withoutCards } from '../../platform/redaction/redacted.mapper.ts';
import { collectProblems, problemOf } from '../lenient-rows.schema.ts';
import { CloudbedsConnections, type Proof } from './connection/cloudbeds-connections.service.ts';
import { apiOf, lineOf, title } from './cloudbeds-address.rule.ts';
import { phpForm, type FormValue } from './php-form.mapper.ts';

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Fields = Record<string, FormValue | undefined>;
export type CloudbedsBody = Record<string, unknown>;

/** Methods that take the property under the name of a list. */
const takesList = new Set([
  'getHotels',
  'getRoomTypes',
  'getAvailableRoomTypes',
  'getRatePlans',
  'getRooms',
  'getRoomsUnassigned',
  'getSources',
  'deleteWebhook',
]);

const propertyField = (method: string): string => {
  if (method === 'getUsers') return 'property_ids';
  return takesList.has(method) ? 'propertyIDs' : 'propertyID';
};

/** Cloudbeds' API 1.2: `{base}/{method}`, fields in the query or as a form, and failures inside of good answers. */
@Injectable()
export class CloudbedsHttp {
  private readonly logger = new Logger('Cloudbeds');

  constructor(
    private readonly env: Env,
    private readonly outbound: Outbound,
    private readonly pace: Pace,
    private readonly connections: CloudbedsConnections,
    private readonly unreadable: UnreadableRows,
  ) {}

  /**
   * Asks, and asks once more with a new token when the old one is refused. A POST is never repeated otherwise.
   * @throws ProviderError, also for an answer with `success: false`
   */
  async request(mode: Mode, verb: Verb, method: string, fields: Fields = {}): Promise<CloudbedsBody> {
    const proof = await this.connections.proof(mode);
    let answer = await this.exchange(mode, verb, method, fields, proof);
    if (answer.status === 401 && proof.token !== null) {
      const renewed = await this.connections.refresh(mode, proof.token);
      answer = await this.exchange(mode, verb, method, fields, renewed);
    }
    return this.read(answer, mode, verb, method);
  }

  /**
   * The part of an answer that `schema` reads. Rows of a list that cannot be read are left out, and staff are told.
   * @throws ProviderError, also for an answer of another shape
   */
  async requestParsed<Schema extends z.ZodType>(
    mode: Mode,
    schema: Schema,
    verb: Verb,
    method: string,
    fields: Fields = {},
  ): Promise<z.output<Schema>> {
    const body = await this.request(mode, verb, method, fields);
    const { value: read, problems } = collectProblems(() => schema.safeParse(body));
    const asked = { provider: 'cloudbeds', mode, list: method, scope: scopeOf(fields) } as const;
    await this.unreadable.record(asked, read.success ? problems : [problemOf(read.error)]);
    if (read.success) return read.data;
    this.logger.error(`${method} was answered in another shape: ${problemOf(read.error)}`);
    throw providerErrors.unreadable(title, verb === 'POST');
  }

  private exchange(mode: Mode, verb: Verb, method: string, fields: Fields, proof: Proof): Promise<ProviderAnswer> {
    const { propertyId, headers } = proof;
    const form = phpForm({ [propertyField(method)]: propertyId, ...fields });
    const inQuery = verb === 'GET' || verb === 'DELETE';
    const url = `${apiOf(this.env)}/${method}`;
    return this.outbound.send({
      line: lineOf(mode),
      operation: `${verb} ${method}`,
      url: inQuery ? `${url}?${form}` : url,
      isRepeatable: verb !== 'POST',
      turn: () => this.pace.waitForTurn(`cloudbeds ${mode}`, title),
      init: {
        method: verb,
        headers: { ...headers, accept: 'application/json', 'x-property-id': propertyId },
        ...(!inQuery && { body: form }),
      },
    });
  }

  private read(answer: ProviderAnswer, mode: Mode, verb: Verb, method: string): CloudbedsBody {
    if (answer.status === 401) {
      throw new ProviderError(
        'unauthorized',
        'Cloudbeds does not take our credentials (401). Connect again in Settings, or check the API key in the environment.',
      );
    }
    if (answer.status === 403) {
      throw new ProviderError(
        'unauthorized',
        `Cloudbeds does not let us use ${method} (403). Give the connection the scope it lacks, then connect again.`,
      );
    }
    // people write card numbers into notes, and into names
    const body = withoutCards(jsonOf(answer, lineOf(mode), verb === 'POST') as CloudbedsBody);
    const isGood = answer.status < 400 && String(body['success']) !== 'false';
    if (isGood) return body;
    const message = typeof body['message'] === 'string' ? body['message'] : `status ${answer.status}`;
    throw new ProviderError('refused', `Cloudbeds refused ${method}: ${message}`);
  }
}
