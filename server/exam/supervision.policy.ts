import { supervisionRefusals as no } from '#contract/exam/supervision.refusals';
import { isOne, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { RoomOfParticipant, RoomRights, RoomsOfExam } from '#projections/exam/board.query';
import type { Ask } from '#projections/kit/question';
import type { Actor } from '#server/kit/deciding/command';
import { Refused, refuse } from '#server/kit/deciding/refused';
import type { Policy } from '#server/kit/edge/policy';

const ACTORS = ['admin', 'kurikulum'];
type Room = { id_guru: string; pengawas: readonly string[] };
const isTheirs = ({ account }: Actor, { id_guru, pengawas }: Room) => account !== null && (id_guru === account || pengawas.includes(account));

/** Whoever is named in the room, the exam's owner, and who leads the exams of the school. */
export const mayAct = (by: Actor, room: Room) => isTheirs(by, room) || isOne(ACTORS, by);
/** Whose rooms somebody is told of: whose they say where they lead the school, otherwise their own. */
export const listedOf = (by: Actor, id_guru?: string) => (isOne(OVERSEERS, by) ? id_guru : (by.account as string));
export const listsRooms: Policy<{ id_guru?: string | undefined }> = ({ actor, input: { id_guru } }) => id_guru === undefined || id_guru === actor.account || isOne(OVERSEERS, actor);

type OfRoom = { id_pengawas_cbt: string };
export const readsRoom: Policy<OfRoom> = async ({ actor, input, ask }) => {
  const room = (await ask(new RoomRights(input))) ?? refuse(common.NOT_FOUND);
  return isOne(OVERSEERS, actor) || isTheirs(actor, room);
};
export const actsInRoom: Policy<OfRoom> = async ({ actor, input, ask }) => mayAct(actor, (await ask(new RoomRights(input))) ?? refuse(common.NOT_FOUND));

type Attended = { id_pengawas_cbt?: string | undefined; listMurid: readonly { id_peserta?: string | undefined }[] };
/** The room that is named, or in which the first of the participants sits. */
export async function roomMeant({ id_pengawas_cbt, listMurid }: Attended, ask: Ask): Promise<string> {
  if (id_pengawas_cbt) return id_pengawas_cbt;
  const first = listMurid.find(({ id_peserta }) => id_peserta)?.id_peserta;
  if (!first) throw new Refused(no.ROOM_OR_EXAM, {}, { id_pengawas_cbt: no.ROOM_OR_EXAM });
  return (await ask(new RoomOfParticipant({ id_peserta: first }))) ?? refuse(common.NOT_FOUND);
}
export const attendsRoom: Policy<Attended> = async ({ actor, input, ask }) => actsInRoom({ actor, input: { id_pengawas_cbt: await roomMeant(input, ask) }, ask });

type Named = { id_cbt?: string | undefined; id_pengawas_cbt?: string | undefined };
export type Rooms = { id_cbt: string; ruang: readonly string[] };
/** The rooms that are meant: the one that is named, or those of an exam in which whoever asks may act; none where there are none. */
export async function roomsFor(by: Actor, { id_cbt, id_pengawas_cbt }: Named, ask: Ask): Promise<Rooms> {
  if (id_pengawas_cbt) {
    const room = (await ask(new RoomRights({ id_pengawas_cbt }))) ?? refuse(common.NOT_FOUND);
    if (id_cbt && id_cbt !== room.id_cbt) refuse(common.NOT_FOUND);
    return { id_cbt: room.id_cbt, ruang: mayAct(by, room) ? [id_pengawas_cbt] : [] };
  }
  if (!id_cbt) throw new Refused(no.ROOM_OR_EXAM, {}, { id_pengawas_cbt: no.ROOM_OR_EXAM });
  const found = (await ask(new RoomsOfExam({ id_cbt }))) ?? refuse(common.NOT_FOUND);
  return { id_cbt, ruang: found.ruang.filter(({ pengawas }) => mayAct(by, { id_guru: found.id_guru, pengawas })).map((it) => it.id_pengawas_cbt) };
}
export const actsInRooms: Policy<Named> = async ({ actor, input, ask }) => (await roomsFor(actor, input, ask)).ruang.length > 0;
