import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { JenisGambar, Resize } from '#contract/file/file';
import { fileRefusals } from '#contract/file/file.refusals';
import { common } from '#contract/kit/refusal';
import { PersonOf } from '#projections/identity/account.query';
import { uuidV5 } from '#projections/kit/uuid';
import type { Actor, Receipt } from '#server/kit/deciding/command';
import { peopleRefusals } from '#contract/people/people.refusals';
import { IsRestricted } from '#projections/people/student.query';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import type { SentFile } from '#server/kit/edge/upload';
import { FileVault } from '#server/file/file-vault';
import { repainted } from '#server/file/image';
import { KeepPicture } from '#server/file/picture.decider';
import { soundTypeOf } from '#server/file/sound';
import { UploadLimit } from '#server/file/upload-limit';

const OF_TEACHERS: readonly JenisGambar[] = ['foto_guru', 'soal', 'gambar_topik'];
/** What a question shows or lets hear, as it may be kept. */
export type Piece = { bytes: Buffer; tipe: string };
type Sent = { jenis: JenisGambar; id_pemilik: string; resize: Resize; file: SentFile };

/** Takes a picture in: judged and painted anew, into the vault, then into the history. */
@Injectable()
export class Pictures {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly files: FileVault, private readonly limit: UploadLimit) {}

  async keep({ jenis, id_pemilik, resize, file }: Sent, by: Actor): Promise<Receipt> {
    await this.limit.count(by.account as string);
    await this.refuseStranger(jenis, id_pemilik);
    const { bytes, tipe } = await repainted(file, resize);
    const id_file = uuidV5(by.command ?? randomUUID(), `${jenis} ${id_pemilik}`);
    await this.files.keep(id_file, id_pemilik, bytes);
    const receipt = await this.commands.execute(new KeepPicture({ id_pemilik, id_file, jenis, tipe, ukuran: bytes.length }, by));
    return { ...receipt, data: { id: id_file } };
  }

  /** What a question lets hear, as it was sent. */
  async keepSound(file: SentFile, by: Actor): Promise<Receipt> {
    await this.limit.count(by.account as string);
    const tipe = soundTypeOf(file.bytes);
    if (!tipe) throw new Refused(fileRefusals.NOT_A_SOUND, {}, { audio: fileRefusals.NOT_A_SOUND });
    const id_file = uuidV5(by.command ?? randomUUID(), `sound ${by.account}`);
    return { ...(await this.keepOfQuestion(id_file, { bytes: file.bytes, tipe }, by)), data: { id: id_file } };
  }

  /** What a question shows, painted anew already, or lets hear; the same file again is the same one. */
  async keepOfQuestion(id_file: string, { bytes, tipe }: Piece, by: Actor) {
    const id_pemilik = by.account as string;
    await this.files.keep(id_file, id_pemilik, bytes);
    return this.commands.execute(new KeepPicture({ id_pemilik, id_file, jenis: 'soal', tipe, ukuran: bytes.length }, stepOf(by, `picture ${id_file}`)));
  }

  private async refuseStranger(jenis: JenisGambar, id_akun: string) {
    if (jenis === 'logo') return;
    const { guru, murid } = await this.queries.execute(new PersonOf({ id_akun }));
    refuseUnless(OF_TEACHERS.includes(jenis) ? guru : murid, common.NOT_FOUND);
    refuseUnless(jenis !== 'foto_murid' || !(await this.queries.execute(new IsRestricted({ id: id_akun }))), peopleRefusals.RESTRICTED);
  }
}
