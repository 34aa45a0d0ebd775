import type { Browser, Page } from 'playwright-core';
import type { Resource } from '#contract/kit/resource';
import type { School } from '#test/kit/school';
import type { Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { type Ask, FormFilling, wordsFor } from '#test/screens/form-filling';
import { Visitor } from '#test/screens/visitor';

export type Row = Record<string, unknown> & { id: string };

/** Whoever keeps master data, each at one browser for all screens. */
export class MasterDesks {
  private readonly seats = new Map<Who, Promise<Visitor>>();

  constructor(private readonly browser: Browser, private readonly school: School) {}

  /** Opens the screen of a resource as its keeper. */
  async at(resource: Resource): Promise<MasterDesk> {
    const who = resource.write.includes('admin') ? 'admin' : 'bk';
    if (!this.seats.has(who)) this.seats.set(who, this.seat(who));
    const visitor = (await this.seats.get(who)) as Visitor;
    await visitor.visit(who === 'admin' ? `/admin/master/${resource.name}` : '/teacher/counselling/category');
    await visitor.page.getByRole('heading', { level: 1, name: (await wordsFor(resource))() }).waitFor();
    const token = await visitor.page.evaluate<string>("localStorage.getItem('token')");
    return new MasterDesk(visitor, resource, async (endpoint, input = {}) => this.school.ask('publik', endpoint, input, { token }));
  }

  private async seat(who: Who) {
    const visitor = await Visitor.at(this.browser, this.school.base);
    await visitor.page.goto('/login');
    await visitor.enter(who);
    return visitor;
  }
}

/** The screen of one resource, and what the server says behind it. */
export class MasterDesk {
  readonly page: Page;
  readonly form: FormFilling;

  constructor(readonly visitor: Visitor, readonly resource: Resource, readonly ask: Ask) {
    this.page = visitor.page;
    this.form = new FormFilling(visitor.page, resource, ask);
  }

  rows = async (): Promise<Row[]> => (await this.ask(this.resource.api.list, { limit: 100 })).body.data;
  /** The row that holds all of this, once the server knows it. */
  kept = (row: object): Promise<Row> =>
    until(`a ${this.resource.name} like ${JSON.stringify(row)}`, async () => (await this.rows()).find((found) => Object.entries(row).every(([name, value]) => found[name] === value)));

  add = () => this.page.locator('.screen-actions').getByRole('button', { name: 'Tambah' }).click();
  line = ({ id }: Pick<Row, 'id'>) => this.page.locator(`tbody tr[data-row-key="${id}"]`);
  press = (row: Pick<Row, 'id'>, name: RegExp) => this.line(row).getByRole('button', { name }).click();
  dialog = (name?: string) => this.page.getByRole('dialog', { name });
  isLeft = () => this.form.drawer.waitFor({ state: 'hidden' });
}
