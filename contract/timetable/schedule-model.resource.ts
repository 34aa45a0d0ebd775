import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { flag, integer, onOff, text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';
import { endsInTime, type Model, defaultModel as usual } from '#contract/timetable/timetable';
import { timetableRefusals } from '#contract/timetable/timetable.refusals';

/** Fewer lessons has no day of a school. */
const LEAST_LESSONS = 6;

/** When the lessons of a day begin (domain 5.1); one model is active at a time. Durations in minutes. */
export const scheduleModel = resource({
  name: 'schedule-model',
  noun: 'ScheduleModel',
  fields: {
    tipe: text({ max: 1, form: /^[A-Z]$/ }).default(usual.tipe),
    jam_mulai: text({ form: /^(0[6-9]|1[0-2]):[0-5]\d$|^13:00$/, max: 5 }).default(usual.jam_mulai), durasi: integer({ min: 20, max: 60 }).default(usual.durasi),
    isMurajaah1: onOff().default(usual.isMurajaah1), isMurajaah2: onOff().default(usual.isMurajaah2),
    murajaah1dur: integer({ max: 90 }).default(usual.murajaah1dur), murajaah2dur: integer({ max: 90 }).default(usual.murajaah2dur),
    break1dur: integer({ max: 90 }).default(usual.break1dur), break2dur: integer({ max: 90 }).default(usual.break2dur),
    aktif: flag().default(false),
  },
  label: 'tipe',
  single: 'aktif',
  unique: [['tipe'], ['aktif']],
  paths: { list: 'GET /api/model', create: 'POST /api/model', change: 'PUT /api/model/:id', remove: 'DELETE /api/model/:id' },
  read: ['admin'],
  write: ['admin'],
  history: AUDITORS_OF_TEACHING,
  search: ['tipe'],
  sort: ['tipe', 'jam_mulai', 'durasi'],
  check: (row) => tooLong(row as Model, LEAST_LESSONS),
  /** Once it is switched on, the day ends with the last lesson of the running semester's timetable (domain 5.1). */
  checkWith: {
    of: ['slot', 'school-year'],
    check: ({ aktif, ...row }, slots, semesters) => {
      const running = semesters.find((it) => it.isActive)?.id_tahun_ajaran;
      return aktif ? tooLong(row as Model, Math.max(1, ...slots.filter((it) => it.id_tahun_ajaran === running).map((it) => it.posisi))) : undefined;
    },
  },
});

function tooLong(model: Model, posisi: number) {
  const { id, en } = timetableRefusals.DAY_TOO_LONG;
  const told = (text: string) => text.replace('{posisi}', String(posisi));
  return endsInTime(model, posisi) ? undefined : { field: 'jam_mulai', id: told(id), en: told(en) };
}
