import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { flag, integer, onOff, text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';
import { defaultModel as usual } from '#contract/timetable/timetable';

const LATEST = 17 * 60;
const MOST_LESSONS = 6;

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
  check: ({ jam_mulai, durasi, isMurajaah1, isMurajaah2, murajaah1dur, murajaah2dur, break1dur, break2dur }) => {
    const [jam, menit] = jam_mulai.split(':').map(Number) as [number, number];
    const pauses = (isMurajaah1 ? murajaah1dur : 0) + (isMurajaah2 ? murajaah2dur : 0) + break1dur + break2dur;
    if (jam * 60 + menit + pauses + MOST_LESSONS * durasi > LATEST) return { field: 'jam_mulai', id: 'Enam jam pelajaran pun berakhir setelah pukul 17:00.', en: 'Even six lessons would end after 17:00.' };
    return undefined;
  },
});
