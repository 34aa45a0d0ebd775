import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ID_SEKOLAH } from '#contract/institution/institution';
import { institution } from '#contract/institution/institution.api';
import { SchoolSettings } from '#projections/institution/settings.query';
import { Clock } from '#server/kit/clock';
import { Endpoint } from '#server/kit/edge/endpoint';

@Controller()
export class InstitutionController {
  constructor(private readonly queries: QueryBus, private readonly clock: Clock) {}

  @Endpoint(institution.settings)
  async settings() {
    const settings = await this.queries.execute(new SchoolSettings());
    return { data: { ...settings, id_sekolah: ID_SEKOLAH, sekarang: this.clock.now().toISOString(), demo: this.clock.isDemo } };
  }
}
