import { Controller, Headers } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { timetable } from '#contract/timetable/timetable.api';
import { CheckSlot } from '#projections/timetable/check.query';
import { ClassesAndSubjects, ClassesOfTimetable, FreeThen, PlacesOfTeacher, SlotsAtTime, SlotsOfClass, SlotsOfClasses, SlotsOfTeacher, TeachersOf, WholeTimetable } from '#projections/timetable/grid.query';
import { Loads } from '#projections/timetable/loads.query';
import { ActiveModel } from '#projections/timetable/model.query';
import { TimetableChanges } from '#projections/timetable/timetable.query';
import { WeekOfStudent, WeekOfTeacher } from '#projections/timetable/week-schedule.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { checked } from '#server/timetable/checked';
import { TimetableDesk } from '#server/timetable/timetable-desk';
import { leads, ownSchedule } from '#server/timetable/timetable.policy';

type In<E extends keyof typeof timetable> = InputOf<(typeof timetable)[E]>;
/** Nobody's id: whoever has no account teaches nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

@Controller()
export class TimetableController {
  constructor(private readonly queries: QueryBus, private readonly desk: TimetableDesk) {}

  @Endpoint(timetable.activeModel, byRole)
  async activeModel(@Input() input: In<'activeModel'>) {
    return (await this.queries.execute(new ActiveModel(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(timetable.ofTeacher, ownSchedule)
  async ofTeacher(@Input() { id_guru, id_week }: In<'ofTeacher'>, @By() { account }: Actor) {
    return (await this.queries.execute(new WeekOfTeacher({ id_week, id_guru: id_guru ?? account ?? NOBODY }))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(timetable.ofStudent, byRole)
  async ofStudent(@Input() input: In<'ofStudent'>, @By() { account }: Actor) {
    return (await this.queries.execute(new WeekOfStudent({ ...input, id_murid: account ?? NOBODY }))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(timetable.classes, byRole)
  classes(@By() by: Actor) {
    return this.queries.execute(new ClassesOfTimetable({ id_guru: leads(by) ? undefined : (by.account ?? NOBODY) }));
  }

  @Endpoint(timetable.classesAndSubjects, ownSchedule)
  classesAndSubjects(@Input() { id_guru, ...input }: In<'classesAndSubjects'>, @By() by: Actor) {
    return this.queries.execute(new ClassesAndSubjects({ ...input, id_guru: id_guru ?? (leads(by) ? undefined : (by.account ?? NOBODY)) }));
  }

  @Endpoint(timetable.whole, byRole)
  whole(@Input() input: In<'whole'>) {
    return this.queries.execute(new WholeTimetable(input));
  }

  @Endpoint(timetable.ofClasses, byRole)
  ofClasses(@Input() input: In<'ofClasses'>) {
    return this.queries.execute(new SlotsOfClasses(input));
  }

  @Endpoint(timetable.ofClass, byRole)
  async ofClass(@Input() input: In<'ofClass'>) {
    return (await this.queries.execute(new SlotsOfClass(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(timetable.scheduleOfTeacher, byRole)
  scheduleOfTeacher(@Input() input: In<'scheduleOfTeacher'>) {
    return this.queries.execute(new SlotsOfTeacher(input));
  }

  @Endpoint(timetable.placesOfTeacher, byRole)
  placesOfTeacher(@Input() input: In<'placesOfTeacher'>) {
    return this.queries.execute(new PlacesOfTeacher(input));
  }

  @Endpoint(timetable.atTime, byRole)
  async atTime(@Input() input: In<'atTime'>) {
    return { position: undefined, ...(await this.queries.execute(new SlotsAtTime(input))) };
  }

  @Endpoint(timetable.teachersOf, byRole)
  teachersOf(@Input() input: In<'teachersOf'>) {
    return this.queries.execute(new TeachersOf(input));
  }

  @Endpoint(timetable.free, byRole)
  free(@Input() input: In<'free'>) {
    return this.queries.execute(new FreeThen(input));
  }

  @Endpoint(timetable.loads, byRole)
  loads(@Input() input: In<'loads'>) {
    return this.queries.execute(new Loads(input));
  }

  @Endpoint(timetable.changes, byRole)
  changes(@Input() input: In<'changes'>) {
    return this.queries.execute(new TimetableChanges(input));
  }

  @Endpoint(timetable.validate, byRole)
  async validate(@Input() { id_slot, ...wish }: In<'validate'>, @Headers('accept-language') language: string) {
    return checked(await this.queries.execute(new CheckSlot({ ...wish, place: id_slot })), language);
  }

  @Endpoint(timetable.validateChange, byRole)
  async validateChange(@Input() wish: In<'validateChange'>, @Headers('accept-language') language: string) {
    return checked(await this.queries.execute(new CheckSlot(wish)), language);
  }

  @Endpoint(timetable.place, byRole)
  place(@Input() { slot }: In<'place'>, @By() by: Actor) {
    return this.desk.place(slot, by);
  }

  @Endpoint(timetable.placeAt, byRole)
  placeAt(@Input() input: In<'placeAt'>, @By() by: Actor) {
    return this.desk.placeAt(input, by);
  }

  @Endpoint(timetable.change, byRole)
  change(@Input() { id, ...wish }: In<'change'>, @By() by: Actor) {
    return this.desk.change(id, wish, by);
  }

  @Endpoint(timetable.remove, byRole)
  remove(@Input() { id }: In<'remove'>, @By() by: Actor) {
    return this.desk.remove(id, by);
  }

  @Endpoint(timetable.clear, byRole)
  clear(@Input() { id_slot }: In<'clear'>, @By() by: Actor) {
    return this.desk.remove(id_slot, by);
  }

  @Endpoint(timetable.copyDay, byRole)
  copyDay(@Input() input: In<'copyDay'>, @By() by: Actor, @Headers('accept-language') language: string) {
    return this.desk.copyDay(input, by, language);
  }

  @Endpoint(timetable.copyClass, byRole)
  copyClass(@Input() input: In<'copyClass'>, @By() by: Actor, @Headers('accept-language') language: string) {
    return this.desk.copyClass(input, by, language);
  }

  @Endpoint(timetable.undo, byRole)
  undo(@Input() input: In<'undo'>, @By() by: Actor) {
    return this.desk.undo(input, by);
  }
}
