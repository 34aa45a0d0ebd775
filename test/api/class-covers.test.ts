import { completed } from '#test/kit/master-data';
import { document } from '#contract/document/document.api';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { RecordStudentData } from '#server/people/student.decider';
import { furnishGradebooks } from '#test/kit/a-gradebook';
import { LEVEL } from '#test/kit/a-plan';
import { aReport } from '#test/kit/a-report';
import { textOfPdf } from '#test/kit/pdf-text';
import { type School, testSchool } from '#test/kit/school';
import { idOf, ID_TAHUN_AJARAN } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await furnishGradebooks(school);
});
afterAll(() => school.close());

const TITLE = 'RAPOR PESERTA DIDIK';
async function printed(sampul: boolean) {
  const { body } = await school.ask('waliA', document.begin, { jenis: 'rapor', id_kelas: school.class('A').id_kelas, type: 'akhir_semester', sampul });
  const { id } = body.data;
  await until('it is laid out', async () => (await school.ask('waliA', document.list)).body.data.find((it: { id: string }) => it.id === id).keadaan === 'selesai');
  const file = await school.ask('waliA', document.file, { id });
  return textOfPdf(file.body).split(TITLE).length - 1;
}
const readOf = async (who: 'ani' | 'beni') => (await school.query("SELECT count(*)::int AS n FROM es.event WHERE type = 'StudentDataRead' AND stream LIKE $1", [`%${idOf(who)}`])).rows[0]?.n as number;

test('the reports of a class have their covers where that is wished, and whoever takes them has read of each what its cover tells', async () => {
  await aReport(school, 'ani', 'akhir_semester');
  await aReport(school, 'beni', 'akhir_semester');
  await school.give(RecordStudentData, { id_murid: idOf('ani'), sections: { diri: { tempat_lahir: 'Bogor' } } });
  // Merdeka has none.
  expect([await printed(true), await readOf('ani')]).toEqual([0, 0]);
  await school.give(commandsOf(reportSetting).Create, { id: idOf('K13 on VII'), ...completed(reportSetting, { id_level: LEVEL, id_tahun_ajaran: ID_TAHUN_AJARAN, kumer: 0 }), alasan: 'Tingkat ini kelas K13' } as never);
  expect([await printed(false), await readOf('ani')]).toEqual([0, 0]);
  expect([await printed(true), await readOf('ani'), await readOf('beni')]).toEqual([2, 1, 1]);
});
