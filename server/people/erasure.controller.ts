import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { erasure } from '#contract/people/erasure.api';
import { erasureScope, KategoriData } from '#contract/people/erasure';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { ForgetPerson } from '#server/people/erasure.decider';

@Controller()
export class ErasureController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(erasure.forget, byRole)
  async forget(@Input() { id, kategori = KategoriData.options, ...wish }: InputOf<typeof erasure.forget>, @By() by: Actor) {
    const { position } = await this.commands.execute(new ForgetPerson({ id_orang: id, kategori, ...wish }, by));
    const { kategori: dihapus, ditahan, dasar } = erasureScope(wish.alasan, kategori);
    return { position, data: { dihapus, ditahan, dasar } };
  }
}
