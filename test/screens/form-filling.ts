import { readdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import type { Response } from 'supertest';
import type { Endpoint } from '#contract/kit/endpoint';
import { formOf, type FormField } from '#client/kit/resource/form-model';
import { type Listing, listingOf, type Resource } from '#contract/kit/resource';
import { choose, exactly } from '#test/screens/choosing';

type Row = Record<string, unknown>;
/** Asks the server as whoever sits at the browser: a session of their own would end that one. */
export type Ask = (endpoint: Endpoint<any, any>, input?: object) => Promise<Response>;
type Dictionary = Record<string, string>;

const FILES = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.words.ts') && !file.startsWith('kit')).map((file) => `#client/${file.slice(0, -3)}`);
let known: Promise<Dictionary[]> | undefined;

/** A resource's Indonesian words, whichever context has them; others may call something by the same name. */
export async function wordsFor({ name }: Resource): Promise<(key?: string) => string> {
  known ??= Promise.all(FILES.map(async (file) => ((await import(file)) as { words: { id: Dictionary } }).words.id));
  const own = (await known).find((it) => name in it && Object.keys(it).some((key) => key.startsWith(`${name}.`))) as Dictionary;
  return (key) => own[key ? `${name}.${key}` : name] as string;
}

/** Fills in a resource's form as a person does: types, switches, chooses. */
export class FormFilling {
  constructor(private readonly page: Page, private readonly resource: Resource, private readonly ask: Ask) {}

  get drawer() {
    return this.page.locator('.ant-drawer').filter({ has: this.page.locator(`#${this.resource.name}-form`) });
  }

  field = (name: string): Locator => this.page.locator(`#${this.resource.name}-form_${name}`);
  /** What is said to be wrong with a field. */
  error = (name: string): Locator => this.drawer.locator('.ant-form-item', { has: this.field(name) }).locator('.ant-form-item-explain-error');

  async fill(row: Row) {
    for (const field of formOf(this.resource)) if (field.name in row) await this.put(field, row[field.name]);
  }

  save = () => this.drawer.getByRole('button', { name: 'Simpan' }).click();

  private async put(field: FormField, value: unknown) {
    const at = this.field(field.name);
    if (field.kind === 'flag') return (await at.getAttribute('aria-checked')) === String(Boolean(value)) ? undefined : at.click();
    if (field.kind !== 'choice' && field.kind !== 'ref') return at.fill(String(value));
    const label = await this.labelOf(field, value);
    await choose(at, exactly(label), (await at.isEditable()) ? label : '');
  }

  private async labelOf({ kind, of = '', name }: FormField, value: unknown) {
    if (kind === 'choice') return (await wordsFor(this.resource))(`${name}.${value}`);
    const target = listingOf(of) as Listing;
    const { body } = await this.ask(target.list, {});
    return target.nameOf(body.data.find((it: Row) => (target.idOf?.(it) ?? it.id) === value));
  }
}
