import { Controller, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { file } from '#contract/file/file.api';
import { ID_SEKOLAH } from '#contract/institution/institution';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { StudentPhoto, TeacherPhoto } from '#projections/file/file.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { asFile } from '#server/kit/edge/download';
import { By, Endpoint, Input, Sent } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import type { SentFile } from '#server/kit/edge/upload';
import { AppSign } from '#server/file/app-sign';
import { manifestOf } from '#server/file/manifest';
import { FileSender } from '#server/file/file-sender';
import { isHidden, keepsDocument, keepsLetter, keepsPhoto, keepsScan, seesFile, seesStudentPhoto, seesTeacherPhoto } from '#server/file/file.policy';
import { Pictures } from '#server/file/pictures';
import { Uploads } from '#server/file/uploads';

@Controller()
export class FileController {
  constructor(private readonly queries: QueryBus, private readonly pictures: Pictures, private readonly sender: FileSender, private readonly sign: AppSign, private readonly uploads: Uploads) {}

  @Endpoint(file.keepStudentPhoto, keepsPhoto)
  keepStudentPhoto(@Input() { id_murid, resize }: InputOf<typeof file.keepStudentPhoto>, @Sent() sent: SentFile, @By() by: Actor) {
    return this.pictures.keep({ jenis: 'foto_murid', id_pemilik: id_murid ?? (by.account as string), resize, file: sent }, by);
  }

  @Endpoint(file.keepTeacherPhoto, keepsPhoto)
  keepTeacherPhoto(@Input() { id_guru, resize }: InputOf<typeof file.keepTeacherPhoto>, @Sent() sent: SentFile, @By() by: Actor) {
    return this.pictures.keep({ jenis: 'foto_guru', id_pemilik: id_guru ?? (by.account as string), resize, file: sent }, by);
  }

  @Endpoint(file.keepLogo, byRole)
  keepLogo(@Input() { resize }: InputOf<typeof file.keepLogo>, @Sent() sent: SentFile, @By() by: Actor) {
    return this.pictures.keep({ jenis: 'logo', id_pemilik: ID_SEKOLAH, resize, file: sent }, by);
  }

  @Endpoint(file.keepConsentScan, keepsScan)
  keepConsentScan(@Input() { id_murid, resize }: InputOf<typeof file.keepConsentScan>, @Sent() sent: SentFile, @By() by: Actor) {
    return this.pictures.keep({ jenis: 'persetujuan', id_pemilik: id_murid, resize, file: sent }, by);
  }

  @Endpoint(file.keepLeaveLetter, keepsLetter)
  keepLeaveLetter(@Input() { id_murid, resize }: InputOf<typeof file.keepLeaveLetter>, @Sent() sent: SentFile, @By() by: Actor) {
    return this.pictures.keep({ jenis: 'surat_izin', id_pemilik: id_murid ?? (by.account as string), resize, file: sent }, by);
  }

  @Endpoint(file.keepQuestionPicture, byRole)
  keepQuestionPicture(@Input() { resize }: InputOf<typeof file.keepQuestionPicture>, @Sent() sent: SentFile, @By() by: Actor) {
    return this.pictures.keep({ jenis: 'soal', id_pemilik: by.account as string, resize, file: sent }, by);
  }

  @Endpoint(file.keepQuestionSound, byRole)
  keepQuestionSound(@Sent() sent: SentFile, @By() by: Actor) {
    return this.pictures.keepSound(sent, by);
  }

  @Endpoint(file.beginUpload, keepsDocument)
  beginUpload(@Input() input: InputOf<typeof file.beginUpload>, @By() by: Actor) {
    return this.uploads.begin(input, by);
  }

  @Endpoint(file.sendPart, byRole)
  sendPart(@Input() input: InputOf<typeof file.sendPart>, @Sent() sent: SentFile, @By() by: Actor) {
    return this.uploads.take(input, sent, by);
  }

  @Endpoint(file.studentPhoto, seesStudentPhoto)
  async studentPhoto(@Input() { id_murid }: InputOf<typeof file.studentPhoto>, @By() actor: Actor) {
    const id = id_murid ?? (actor.account as string);
    if (await isHidden({ actor, ask: (question) => this.queries.execute(question as never) }, id)) return { data: { id: null } };
    return this.queries.execute(new StudentPhoto({ id_murid: id }));
  }

  @Endpoint(file.teacherPhoto, seesTeacherPhoto)
  teacherPhoto(@Input() { id_guru }: InputOf<typeof file.teacherPhoto>, @By() { account }: Actor) {
    return this.queries.execute(new TeacherPhoto({ id_guru: id_guru ?? (account as string) }));
  }

  @Endpoint(file.one, seesFile)
  one(@Input() { id }: InputOf<typeof file.one>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.sender.send(id, reply);
  }

  @Endpoint(file.logo)
  async logo(@Res({ passthrough: true }) reply: FastifyReply) {
    const { logo } = await this.queries.execute(new SchoolSettings());
    return this.sender.send(logo ?? refuse(common.NOT_FOUND), reply);
  }

  @Endpoint(file.app)
  async app(@Res({ passthrough: true }) reply: FastifyReply) {
    return asFile(reply, { name: 'aplikasi.webmanifest', type: 'application/manifest+json', bytes: manifestOf(await this.queries.execute(new SchoolSettings())) });
  }

  @Endpoint(file.icon)
  async icon(@Input() { rupa }: InputOf<typeof file.icon>, @Res({ passthrough: true }) reply: FastifyReply) {
    const { logo } = await this.queries.execute(new SchoolSettings());
    return asFile(reply, { name: 'ikon.png', type: 'image/png', bytes: await this.sign.drawn(logo, rupa) });
  }
}
