import { TeacherReminded } from '#contract/attendance/attendance.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { RemindTeacher, reminderDecider } from '#server/attendance/reminder.decider';
import { given } from '#test/kit/given';

const [budi, first, second, third] = ['01', '11', '12', '13'].map((it) => `00000000-0000-4000-8000-0000000000${it}`) as [string, string, string, string];
const tanggal = '2026-07-13';
const at = '2026-07-13T02:00:00.000Z';
const teacher = given(reminderDecider);
const remind = (time = at) => new RemindTeacher({ id_guru: budi, tanggal }, SYSTEM, { at: time });
const knowing = (...missing: [id_sesi: string, batas: string][]) => ({ unfilled: { zona_waktu: 'Asia/Jakarta', sesi: missing.map(([id_sesi, batas]) => ({ id_sesi, batas })) } });
const reminded = (daftar_sesi: string[], dikirim = at) => TeacherReminded({ id_guru: budi, tanggal, daftar_sesi, dikirim });
const [before, later] = ['2026-07-13T01:15:00.000Z', '2026-07-13T02:15:00.000Z'];

test('a teacher is reminded of every register whose time is over, once for all of them', () => {
  teacher().knowing(knowing([first, before], [second, before], [third, later])).when(remind()).then(reminded([first, second]));
});
test('a register is missing only after its time, to the moment', () => {
  teacher().knowing(knowing([first, at])).when(remind()).refused('NOTHING_MISSING');
  teacher().knowing(knowing()).when(remind()).refused('NOTHING_MISSING');
});
test('of the same registers a teacher is told once, however often somebody presses', () => {
  teacher(reminded([first, second])).knowing(knowing([first, before], [second, before])).when(remind(later)).refused('ALREADY_REMINDED');
  teacher(reminded([first, second])).knowing(knowing([second, before])).when(remind(later)).refused('ALREADY_REMINDED');
});
test('of one that has come to be missing since they are told, and of that one only', () => {
  teacher(reminded([first])).knowing(knowing([first, before], [second, at])).when(remind(later)).then(reminded([second], later));
});
