export type FormValue = string | number | boolean | readonly FormValue[] | { readonly [key: string]: FormValue };

/**
 * Fields as PHP reads them: `rooms[0][roomTypeID]=1`. Cloudbeds takes no JSON (providers: form bodies only).
 * Undefined fields are left out.
 */
export function phpForm(fields: Record<string, FormValue | undefined>): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: FormValue): void => {
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [key, part] of Object.entries(value)) add(`${name}[${key}]`, part);
  };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) add(name, value);
  return form;
}

/** Cents as an amount in major units. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2);
