import { HARI } from '#contract/school-year/school-days';
import { MOST_PERIODS } from '#contract/timetable/slot';
import type { Jadwal } from '#contract/timetable/timetable.api';
import { clockOf, slotStart } from '#contract/timetable/timetable';
import { all, first, parsed, textOf } from '#server/question-bank/formats/xml';
import type { Line } from '#server/processes/timetable-exchange/line';

type Activity = { id: string; guru: string; mapel: string; kelas: string; lama: number };

/** The lessons of a timetable that FET has worked out: its activities, at the times to which its constraints hold them. */
export function linesOfFet(document: string): Line[] {
  const fet = parsed(document);
  if (fet.name !== 'fet') return [];
  const said = (of: ReturnType<typeof first>, ...names: string[]) => names.map((name) => textOf(first(of, name)).trim()).find(Boolean) ?? '';
  const [days, hours] = [listed(fet, 'Days_List', 'Day').slice(0, HARI.length), listed(fet, 'Hours_List', 'Hour').slice(0, MOST_PERIODS)];
  const activities = all(first(fet, 'Activities_List'), 'Activity').filter((it) => said(it, 'Active') !== 'false').map((it): Activity => ({
    id: said(it, 'Id'), guru: all(it, 'Teacher').map((one) => textOf(one).trim()).join('+'), mapel: said(it, 'Subject'), kelas: all(it, 'Students').map((one) => textOf(one).trim()).join('+'),
    lama: Math.min(MOST_PERIODS, Math.max(1, Math.floor(Number(said(it, 'Duration'))) || 1)),
  }));
  const starts = new Map(all(first(fet, 'Time_Constraints_List'), 'ConstraintActivityPreferredStartingTime').map((it) => [said(it, 'Activity_Id'), { hari: said(it, 'Preferred_Day', 'Day'), jam: said(it, 'Preferred_Hour', 'Hour') }]));
  const rooms = new Map(all(first(fet, 'Space_Constraints_List'), 'ConstraintActivityPreferredRoom').map((it) => [said(it, 'Activity_Id'), said(it, 'Room')]));
  const lines = activities.flatMap((it) => {
    const at = starts.get(it.id);
    const hour = at ? hours.indexOf(at.jam) + 1 : 0;
    return Array.from({ length: it.lama }, (_, i) => ({
      hari: at ? dayOf(at.hari, days) : '', jam: hour ? String(hour + i) : '', kelas: it.kelas, mapel: it.mapel, guru: it.guru, ruang: rooms.get(it.id) ?? '',
    }));
  });
  return lines.map((it, i) => ({ baris: i + 1, ...it }));
}

const listed = (fet: ReturnType<typeof parsed>, list: string, name: string) => all(first(fet, list), name).map((it) => textOf(first(it, 'Name')).trim());
/** A day that is called otherwise is the how manieth of the week it is. */
const dayOf = (name: string, days: readonly string[]) => (HARI.some((it) => it.toLowerCase() === name.toLowerCase()) ? name : (HARI[days.indexOf(name)] ?? name));

const escaped = (text: string) => text.replace(/[<>&"]/g, (it) => `&#${it.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');
const tag = (name: string, ...inside: (string | number)[]) => `<${name}>${inside.join('')}</${name}>`;
const text = (name: string, it: string | number) => tag(name, escaped(String(it)));

/** A timetable as FET opens it: each lesson an activity that is held where it is. */
export function fetOf({ slots, kelas, model, jumlah_hari }: Jadwal, school: string): string {
  const hours = Array.from({ length: Math.max(1, ...slots.map((it) => it.posisi)) }, (_, i) => String(i + 1));
  const unique = (names: readonly string[]) => [...new Set(names)].sort();
  const list = (name: string, count: string, items: string[]) => tag(name, ...(count ? [tag(count, items.length)] : []), ...items);
  const levels = [...new Set(kelas.map((it) => it.tingkat))].map((tingkat) => tag('Year', text('Name', tingkat), tag('Number_of_Students', 0),
    ...kelas.filter((it) => it.tingkat === tingkat).map((it) => tag('Group', text('Name', it.kelas), tag('Number_of_Students', 0)))));
  const held = (name: string, i: number, ...more: string[]) => tag(name, tag('Weight_Percentage', 100), tag('Activity_Id', i + 1), ...more, tag('Permanently_Locked', 'true'), tag('Active', 'true'), tag('Comments'));
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<fet version="6.0.0">${[
    text('Institution_Name', school), tag('Comments'),
    list('Days_List', 'Number_of_Days', HARI.slice(0, jumlah_hari).map((it) => tag('Day', text('Name', it)))),
    list('Hours_List', 'Number_of_Hours', hours.map((it) => tag('Hour', text('Name', it), text('Long_Name', clockOf(slotStart(model, Number(it))))))),
    list('Subjects_List', '', unique(slots.map((it) => it.mapel)).map((it) => tag('Subject', text('Name', it), tag('Comments')))), tag('Activity_Tags_List'),
    list('Teachers_List', '', unique(slots.map((it) => it.guru ?? '–')).map((it) => tag('Teacher', text('Name', it), tag('Target_Number_of_Hours', 0), tag('Qualified_Subjects'), tag('Comments')))),
    list('Students_List', '', levels),
    list('Activities_List', '', slots.map((it, i) => tag('Activity', text('Teacher', it.guru ?? '–'), text('Subject', it.mapel), text('Students', it.kelas), tag('Duration', 1), tag('Total_Duration', 1), tag('Id', i + 1), tag('Activity_Group_Id', 0), tag('Active', 'true'), tag('Comments')))),
    tag('Buildings_List'), list('Rooms_List', '', unique(slots.flatMap((it) => it.ruang ?? [])).map((it) => tag('Room', text('Name', it), tag('Building'), tag('Capacity', 40), tag('Virtual', 'false'), tag('Comments')))),
    tag('Time_Constraints_List', tag('ConstraintBasicCompulsoryTime', tag('Weight_Percentage', 100), tag('Active', 'true'), tag('Comments')),
      ...slots.map((it, i) => held('ConstraintActivityPreferredStartingTime', i, text('Preferred_Day', HARI[it.hari - 1] as string), text('Preferred_Hour', it.posisi)))),
    tag('Space_Constraints_List', tag('ConstraintBasicCompulsorySpace', tag('Weight_Percentage', 100), tag('Active', 'true'), tag('Comments')),
      ...slots.flatMap((it, i) => (it.ruang ? [held('ConstraintActivityPreferredRoom', i, text('Room', it.ruang))] : []))),
  ].join('\n')}\n</fet>`, ''].join('\n');
}
