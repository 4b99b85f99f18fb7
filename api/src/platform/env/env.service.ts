import { credentialName, readEnvironment, type Environment } from '@booking/environment/environment';
import type { Mode } from '@booking/contracts/mode';
import { callbackSecretNames, type VoiceCallback } from './voice-callbacks.schema.ts';

const required = ['DATABASE_URL', ...Object.values(callbackSecretNames), 'SECRET_KEY'] as const;
type Required = (typeof required)[number];
type Address = 'PUBLIC_URL' | 'GUESTS_URL';
type Settings = Omit<Environment, Required | Address> & { [Name in Required | Address]: string };

/** What was read from the environment, checked once; injected wherever a setting is needed. */
export class Env {
  private constructor(
    readonly settings: Readonly<Settings>,
    private readonly variables: Readonly<Record<string, string | undefined>>,
  ) {}

  /** @throws Error with one line that names each wrong or missing variable */
  static read(variables: Record<string, string | undefined> = process.env): Env {
    const environment = readEnvironment(variables);
    const missing = required.filter((name) => !environment[name]);
    if (missing.length > 0) {
      throw new Error(
        `Environment: ${missing.join(', ')} missing; npm start provides them, a deployment sets them itself.`,
      );
    }
    const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
    return new Env(
      Object.freeze({
        ...(environment as Settings),
        PUBLIC_URL: publicUrl,
        GUESTS_URL: environment.GUESTS_URL ?? publicUrl,
      }),
      Object.freeze({ ...variables }),
    );
  }

  /** The same with another way to the database. */
  withDatabase(url: string): Env {
    return new Env(Object.freeze({ ...this.settings, DATABASE_URL: url }), this.variables);
  }

  /** A provider's credential of a mode, such as ('VAPI_API_KEY', 'live'); undefined when it was not given. */
  credential(name: Parameters<typeof credentialName>[0], mode: Mode): string | undefined {
    return this.variables[credentialName(name, mode)] || undefined;
  }

  /** What the voice platform shows at a callback. */
  callbackSecret(callback: VoiceCallback): string {
    return this.settings[callbackSecretNames[callback]];
  }

  /** Every secret that a callback takes: its own, and the former one while the voice platform may still use it. */
  callbackSecrets(callback: VoiceCallback): string[] {
    const former = this.settings[`${callbackSecretNames[callback]}_BEFORE`];
    return [this.callbackSecret(callback), ...(former === undefined ? [] : [former])];
  }

  /** Where photos of the property system may be besides its own storage. */
  get pictureOrigins(): string[] {
    const { CLOUDBEDS_BASE_URL, CLOUDBEDS_PICTURES_URL } = this.settings;
    const places = [CLOUDBEDS_BASE_URL, CLOUDBEDS_PICTURES_URL].filter((place) => place !== undefined);
    return [...new Set(places.map((place) => new URL(place).origin))];
  }

  get isHttps(): boolean {
    return this.settings.PUBLIC_URL.startsWith('https:');
  }
}
