import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { topics } from '#contract/lesson/topic.api';
import { uuidV5 } from '#projections/kit/uuid';
import { FilesOfTopic, OneTopic, topicReader, Topics, TopicsForPlanning, TopicsShowing } from '#projections/lesson/topic.query';
import { DropDocument } from '#server/file/document.decider';
import { Documents } from '#server/file/documents';
import { Pictures } from '#server/file/pictures';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { By, Endpoint, Input, Sent } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import type { SentFile } from '#server/kit/edge/upload';
import { ownTopic, ownTopicFile, ownTopicNamed, readsTopic, readsTopicNamed } from '#server/lesson/plan.policy';
import { AttachFile, ChangeTopic, RemoveTopic, UnlinkFiles, WriteTopic } from '#server/lesson/topic.decider';
import { cleanText } from '#server/kit/markup';

const cleaned = <T extends { uraian?: string | undefined }>(topic: T): T => (topic.uraian === undefined ? topic : { ...topic, uraian: cleanText(topic.uraian) });

@Controller()
export class TopicController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly pictures: Pictures, private readonly documents: Documents) {}

  @Endpoint(topics.list, byRole)
  list(@Input() input: InputOf<typeof topics.list>, @By() by: Actor) {
    return this.queries.execute(new Topics({ ...input, pembaca: topicReader(by) }));
  }

  @Endpoint(topics.forPlanning, byRole)
  forPlanning(@Input() input: InputOf<typeof topics.forPlanning>, @By() by: Actor) {
    return this.queries.execute(new TopicsForPlanning({ ...input, pembaca: topicReader(by) }));
  }

  @Endpoint(topics.one, readsTopic)
  async one(@Input() input: InputOf<typeof topics.one>) {
    return (await this.queries.execute(new OneTopic(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(topics.write, byRole)
  async write(@Input() { topic }: InputOf<typeof topics.write>, @By() by: Actor) {
    const id = uuidV5(by.command ?? randomUUID(), 'topic');
    return { ...(await this.commands.execute(new WriteTopic({ id_topik: id, id_guru: by.account as string, topic: cleaned(topic) }, by))), data: { id } };
  }

  @Endpoint(topics.change, ownTopic)
  async change(@Input() { id, topic: { sebelum, ...topic } }: InputOf<typeof topics.change>, @By() by: Actor) {
    return { ...(await this.commands.execute(new ChangeTopic({ id_topik: id, topic: cleaned(topic), sebelum }, by))), data: { id } };
  }

  @Endpoint(topics.remove, ownTopic)
  remove(@Input() { id }: InputOf<typeof topics.remove>, @By() by: Actor) {
    return this.commands.execute(new RemoveTopic({ id_topik: id }, by));
  }

  @Endpoint(topics.keepPicture, byRole)
  keepPicture(@Input() { resize }: InputOf<typeof topics.keepPicture>, @Sent() file: SentFile, @By() by: Actor) {
    return this.pictures.keep({ jenis: 'gambar_topik', id_pemilik: by.account as string, resize, file }, by);
  }

  @Endpoint(topics.files, readsTopicNamed)
  files(@Input() input: InputOf<typeof topics.files>) {
    return this.queries.execute(new FilesOfTopic(input));
  }

  @Endpoint(topics.keepFile, ownTopicNamed)
  async keepFile(@Input() { id_topik }: InputOf<typeof topics.keepFile>, @Sent() file: SentFile, @By() by: Actor) {
    const { data } = await this.documents.keepSent('topik', file, by);
    return { ...(await this.commands.execute(new AttachFile({ id_topik, id_file: data.id }, by))), data };
  }

  @Endpoint(topics.dropFile, ownTopicFile)
  async dropFile(@Input() { id }: InputOf<typeof topics.dropFile>, @By() by: Actor) {
    await this.unlink([id], by);
    return this.commands.execute(new DropDocument({ id_file: id }, stepOf(by, `drop ${id}`)));
  }

  @Endpoint(topics.unlinkPictures, byRole)
  async unlinkPictures(@Input() { unlink_images }: InputOf<typeof topics.unlinkPictures>, @By() by: Actor) {
    const { position, showing } = await this.unlink(unlink_images, by);
    return { position, data: { jumlah: showing.length } };
  }

  /** Out of all topics of one's own. */
  private async unlink(files: readonly string[], by: Actor) {
    const showing = await this.queries.execute(new TopicsShowing({ id_guru: by.account as string, files }));
    let position: string | undefined;
    for (const id_topik of showing) position = (await this.commands.execute(new UnlinkFiles({ id_topik, files }, stepOf(by, id_topik)))).position ?? position;
    return { position, showing };
  }
}
