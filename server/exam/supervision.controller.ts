import { Controller, Inject, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { supervision } from '#contract/exam/supervision.api';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { RoomBoard, RoomHead, RoomRights, SupervisedRooms } from '#projections/exam/board.query';
import { ExamToken } from '#server/exam/exam-token';
import { NoteMinutes } from '#server/exam/room.commands';
import { RoomMinutes } from '#server/exam/room-minutes';
import { RoomReplay } from '#server/exam/room-replay';
import { SupervisionDesk } from '#server/exam/supervision-desk';
import { actsInRoom, actsInRooms, attendsRoom, listedOf, listsRooms, mayAct, readsRoom, roomMeant, roomsFor } from '#server/exam/supervision.policy';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { asFile } from '#server/kit/edge/download';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';

@Controller()
export class SupervisionController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, @Inject(Clock) private readonly clock: Clock,
    private readonly desk: SupervisionDesk, private readonly replays: RoomReplay, private readonly minutesOf: RoomMinutes, private readonly token: ExamToken,
  ) {}

  @Endpoint(supervision.list, listsRooms)
  list(@Input() input: InputOf<typeof supervision.list>, @By() by: Actor) {
    return this.queries.execute(new SupervisedRooms({ ...input, id_guru: listedOf(by, input.id_guru) }));
  }

  @Endpoint(supervision.head, readsRoom)
  async head(@Input() { id_pengawas_cbt }: InputOf<typeof supervision.head>, @By() by: Actor) {
    const { pakai_token, ...head } = (await this.queries.execute(new RoomHead({ id_pengawas_cbt }))) ?? refuse(common.NOT_FOUND);
    const boleh = mayAct(by, { id_guru: head.id_guru, pengawas: head.daftar_guru.map(({ id_guru }) => id_guru) });
    return { data: { ...head, token: this.token.of({ ...head, pakai_token }), boleh, serverTime: this.clock.now().toISOString() } };
  }

  @Endpoint(supervision.body, readsRoom)
  body(@Input() input: InputOf<typeof supervision.body>) {
    return this.queries.execute(new RoomBoard(input));
  }

  @Endpoint(supervision.devices, readsRoom)
  async devices(@Input() { id_pengawas_cbt }: InputOf<typeof supervision.devices>) {
    return { data: await this.desk.devices(id_pengawas_cbt, await this.examOf(id_pengawas_cbt)) };
  }

  @Endpoint(supervision.replay, readsRoom)
  async replay(@Input() { id_pengawas_cbt, at }: InputOf<typeof supervision.replay>) {
    return { data: await this.replays.at(id_pengawas_cbt, await this.examOf(id_pengawas_cbt), at) };
  }

  @Endpoint(supervision.minutes, readsRoom)
  async minutes(@Input() { id_pengawas_cbt }: InputOf<typeof supervision.minutes>, @Res({ passthrough: true }) reply: FastifyReply) {
    return asFile(reply, await this.minutesOf.of(id_pengawas_cbt));
  }

  @Endpoint(supervision.act, actsInRooms)
  async act(@Input() input: InputOf<typeof supervision.act>, @By() by: Actor) {
    return this.desk.act(input, await roomsFor(by, input, (question) => this.queries.execute(question)), by);
  }

  @Endpoint(supervision.attend, attendsRoom)
  async attend(@Input() input: InputOf<typeof supervision.attend>, @By() by: Actor) {
    const id_pengawas_cbt = await roomMeant(input, (question) => this.queries.execute(question));
    return this.desk.attend({ ...input, id_pengawas_cbt }, await this.examOf(id_pengawas_cbt), by);
  }

  @Endpoint(supervision.note, actsInRoom)
  async note(@Input() input: InputOf<typeof supervision.note>, @By() by: Actor) {
    return this.commands.execute(new NoteMinutes({ ...input, id_cbt: await this.examOf(input.id_pengawas_cbt) }, by));
  }

  private async examOf(id_pengawas_cbt: string) {
    return ((await this.queries.execute(new RoomRights({ id_pengawas_cbt }))) ?? refuse(common.NOT_FOUND)).id_cbt;
  }
}
