import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { topics } from '#contract/lesson/topic.api';
import { uuidV5 } from '#projections/kit/uuid';
import { OneTopic, topicReader, Topics, TopicsForPlanning, TopicsShowing } from '#projections/lesson/topic.query';
import { Pictures } from '#server/file/pictures';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { By, Endpoint, Input, Sent } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import type { SentFile } from '#server/kit/edge/upload';
import { ownTopic, readsTopic } from '#server/lesson/plan.policy';
import { ChangeTopic, RemoveTopic, UnlinkPictures, WriteTopic } from '#server/lesson/topic.decider';
import { clean } from '#server/question-bank/rich-text';

const cleaned = <T extends { uraian?: string | undefined }>(topic: T): T => (topic.uraian === undefined ? topic : { ...topic, uraian: clean(topic.uraian) });

@Controller()
export class TopicController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly pictures: Pictures) {}

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
  async change(@Input() { id, topic, sebelum }: InputOf<typeof topics.change>, @By() by: Actor) {
    return { ...(await this.commands.execute(new ChangeTopic({ id_topik: id, topic: cleaned(topic), sebelum }, by))), data: { id } };
  }

  @Endpoint(topics.remove, ownTopic)
  remove(@Input() { id }: InputOf<typeof topics.remove>, @By() by: Actor) {
    return this.commands.execute(new RemoveTopic({ id_topik: id }, by));
  }

  @Endpoint(topics.keepPicture, byRole)
  keepPicture(@Input() { resize }: InputOf<typeof topics.keepPicture>, @Sent() file: SentFile, @By() by: Actor) {
    return this.pictures.keep({ jenis: 'topik', id_pemilik: by.account as string, resize, file }, by);
  }

  @Endpoint(topics.unlinkPictures, byRole)
  async unlinkPictures(@Input() { unlink_images }: InputOf<typeof topics.unlinkPictures>, @By() by: Actor) {
    const showing = await this.queries.execute(new TopicsShowing({ id_guru: by.account as string, unlink_images }));
    let position: string | undefined;
    for (const id_topik of showing) position = (await this.commands.execute(new UnlinkPictures({ id_topik, unlink_images }, stepOf(by, id_topik)))).position ?? position;
    return { position, data: { jumlah: showing.length } };
  }
}
