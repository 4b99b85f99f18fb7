import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AddressLimits } from '../../../platform/http/limits/address-limits.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { reportsOfAddress } from './reporter-limit.rule.ts';

const what = 'reports of a build';

/**
 * How often one address may report on one build. All replicas count together in PostgreSQL. An address is stored as a hash keyed by
 * SECRET_KEY and the build, so that the table does not tell who visited.
 */
@Injectable()
export class ReporterLimits {
  constructor(
    private readonly limits: AddressLimits,
    private readonly sealed: Sealed,
  ) {}

  /** Counts one more. @returns whether it is still within what one address may report */
  async mayReport(digest: string, address: string): Promise<boolean> {
    const key = this.sealed.derive(`${what} ${digest}`);
    const nameOf = (network: string): string => createHmac('sha256', key).update(network).digest('base64url');
    try {
      await this.limits.count(what, address, reportsOfAddress, nameOf);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }
}
