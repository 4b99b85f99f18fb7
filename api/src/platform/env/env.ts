import { credentialName, readEnvironment, type Environment } from '@booking/contracts/environment';
import type { Mode } from '@booking/contracts/mode';

type Required = 'DATABASE_URL' | 'VAPI_WEBHOOK_SECRET' | 'VAPI_TOOL_TOKEN' | 'SECRET_KEY';
type Address = 'PUBLIC_URL' | 'GUESTS_URL';
type Settings = Omit<Environment, Required | Address> & { [Name in Required | Address]: string };

const required: readonly Required[] = ['DATABASE_URL', 'VAPI_WEBHOOK_SECRET', 'VAPI_TOOL_TOKEN', 'SECRET_KEY'];

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

  get isHttps(): boolean {
    return this.settings.PUBLIC_URL.startsWith('https:');
  }
}
