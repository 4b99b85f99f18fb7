import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { noTermsText, type TermsText } from '@booking/contracts/terms';
import { effectiveText, type TermsSource } from '@booking/hotel/effective-terms';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { PropertySystem, type Stay } from '../../../providers/property-system.port.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { offerTerms, type OfferTerms, type TermedOffer } from './offer-terms.mapper.ts';
import { policiesOf, type TermsPolicies, type TermsPolicy } from './terms-policy.rule.ts';
import { TermsVersionRepository } from './terms-version.repository.ts';

/** The terms of the hotel: entered in the settings, else as the property system has them. */
@Injectable()
export class TermsService {
  constructor(
    private readonly versions: TermsVersionRepository,
    private readonly settings: SettingsService,
    private readonly property: PropertySystem,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Without the property system's text while it is away and was never read: guests are told to ask then. */
  async getSource(mode: Mode): Promise<TermsSource> {
    const [{ guestTerms }, propertyText] = await Promise.all([
      this.settings.values(),
      this.property.getProfile(mode).then(
        ({ terms }) => terms,
        () => '',
      ),
    ]);
    return { terms: guestTerms, propertyText };
  }

  /** The terms of every rate plan, as they are now. */
  async getPolicies(mode: Mode): Promise<TermsPolicies> {
    return policiesOf(await this.getSource(mode));
  }

  /** The terms of an offer, if it is chosen now. */
  of(policies: TermsPolicies, offer: TermedOffer, stay: Stay): OfferTerms {
    const clock = { zone: this.env.settings.HOTEL_TIME_ZONE, now: this.clock.now() };
    return offerTerms(policies, offer, stay, clock);
  }

  /** The hotel's own words, whatever rate a guest chooses. */
  async getText(mode: Mode): Promise<TermsText> {
    return effectiveText(await this.getSource(mode));
  }

  /** The hotel's own words of a version that was paid under. */
  async findText(version: string): Promise<TermsText> {
    return (await this.versions.find(version))?.text ?? noTermsText;
  }

  /** Stores terms that money is asked for under, once. */
  keep({ version, rule, text }: TermsPolicy, transaction: Transaction): Promise<void> {
    return this.versions.insertIfMissing({ version, rule, text, firstUsedAt: this.clock.now() }, transaction);
  }
}
