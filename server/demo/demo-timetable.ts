import { HARI, hariOf, tanggalOf } from '#contract/school-year/school-days';
import { allocation } from '#contract/timetable/allocation.resource';
import { seedId } from '#server/kit/resource/seeds';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { CoverLesson } from '#server/lesson/lesson.decider';
import { lessonId } from '#server/processes/lessons-of-week';
import { ZONA } from '#server/demo/calendar';
import { demoId, type DemoSchool } from '#server/demo/demo-school';
import type { Giving } from '#server/demo/giving';
import { LEVELS } from '#server/demo/master-data';

/** Who is away on the day that the demo lives on. */
const AWAY = 8;
const COVERED = 2;

/** How many lessons a week each subject has follows from the timetable. */
export async function giveAllocations(giving: Giving, { classes, slots }: DemoSchool, at: string) {
  const wanted = LEVELS.flatMap((nama, i) => {
    const one = classes.find((it) => it.tingkat === i + 7);
    const own = slots.filter((it) => it.id_kelas_tahun_ajaran === one?.id_kelas_tahun_ajaran);
    return [...new Set(own.map((it) => it.id_mata_pelajaran))].map((id_mata_pelajaran) => ({ id_mata_pelajaran, id_level: seedId('level', nama), jam_per_minggu: own.filter((it) => it.id_mata_pelajaran === id_mata_pelajaran).length }));
  });
  await giving.all(wanted, (it) => giving.one({ command: commandsOf(allocation).Create, data: { id: demoId(`alokasi ${it.id_level} ${it.id_mata_pelajaran}`), ...it }, at }));
}

/** A teacher is away today: the first of their lessons have a substitute, the others wait for one. */
export async function giveCovers(giving: Giving, { slots, teachers }: DemoSchool, now: Date) {
  const today = tanggalOf(now, ZONA);
  const hari = HARI.indexOf(hariOf(today)) + 1;
  const away = teachers[AWAY]?.id_guru;
  const own = slots.filter((it) => it.id_guru === away && it.hari === hari).sort((one, other) => other.posisi - one.posisi).slice(0, COVERED);
  for (const it of own) {
    const isFree = ({ id_guru }: { id_guru: string }) => !slots.some((one) => one.id_guru === id_guru && one.hari === hari && one.posisi === it.posisi);
    const free = teachers.slice(AWAY + 1).find(isFree);
    if (free) await giving.ifPossible({ command: CoverLesson, data: { id_sesi: lessonId(it.id_slot, today), id_guru_pengganti: free.id_guru, alasan: 'dinas luar' }, at: now.toISOString() });
  }
}
