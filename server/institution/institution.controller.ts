import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { defaultDisplay } from '#contract/institution/display';
import { ID_SEKOLAH, KEPT_INSIDE } from '#contract/institution/institution';
import { institution } from '#contract/institution/institution.api';
import type { InputOf } from '#contract/kit/endpoint';
import { DataOfficer, DisplayOf, SchoolSettings } from '#projections/institution/settings.query';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { ArrangeDisplay } from '#server/institution/display.decider';
import { ConfigureInstitution } from '#server/institution/institution.decider';
import { ownDisplay } from '#server/institution/institution.policy';

@Controller()
export class InstitutionController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly clock: Clock) {}

  @Endpoint(institution.settings)
  async settings(@By() { roles }: Actor) {
    const settings = await this.queries.execute(new SchoolSettings());
    const told = roles.includes('admin') ? { ...settings, petugas_pdp: await this.queries.execute(new DataOfficer()) } : withoutInside(settings);
    return { data: { ...told, id_sekolah: ID_SEKOLAH, sekarang: this.clock.now().toISOString(), demo: this.clock.isDemo } };
  }

  @Endpoint(institution.configure, byRole)
  async configure(@Input() { petugas_pdp, sebelum, ...pengaturan }: InputOf<typeof institution.configure>, @By() by: Actor) {
    const receipt = await this.commands.execute(new ConfigureInstitution({ pengaturan: given(pengaturan), petugas_pdp, sebelum }, by));
    return { ...receipt, data: { id_sekolah: ID_SEKOLAH } };
  }

  @Endpoint(institution.display, ownDisplay)
  display(@By() { account }: Actor) {
    return this.queries.execute(new DisplayOf({ id_akun: account as string }));
  }

  @Endpoint(institution.arrange, byRole)
  async arrange(@Input() wish: InputOf<typeof institution.arrange>, @By() by: Actor) {
    const id_akun = by.account as string;
    const { data: now } = await this.queries.execute(new DisplayOf({ id_akun }));
    const receipt = await this.commands.execute(new ArrangeDisplay({ id_akun, tampilan: given(wish) }, by));
    return { ...receipt, data: { ...defaultDisplay, ...now, ...given(wish) } };
  }
}

const withoutInside = <T extends object>(settings: T) => Object.fromEntries(Object.entries(settings).filter(([name]) => !(KEPT_INSIDE as readonly string[]).includes(name)));
/** What was named in a request. */
const given = <T extends object>(wish: T) => Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };
