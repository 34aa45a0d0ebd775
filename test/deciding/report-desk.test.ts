import type { Kurang } from '#contract/report-card/report';
import { ClassOfReports, ReportPlace, ReportsInClass } from '#projections/report-card/report-place.query';
import { Recent } from '#projections/kit/recent';
import { ReportContents } from '#projections/report-card/report-card.query';
import { SYSTEM } from '#server/kit/deciding/command';
import { PublishReport } from '#server/report-card/report-card.decider';
import { ReportDesk } from '#server/report-card/report-desk';
import { idOf } from '#test/kit/school-data';

const id_kelas_tahun_ajaran = idOf('7A');
const REPORTS = ['ani', 'beni'].map((who) => ({ id_general_report: idOf(`rapor ${who}`), id_murid: idOf(who), id_kelas_tahun_ajaran, type: 'akhir_semester' as const, status: 'disahkan_kepsek' as const }));

/** A class whose gradebooks come to another mean with each report that goes out; the read side has what it was told to wait for. `moves` is what a publication moves beside the report's own rows. */
function aClass(kurang: (n: number) => Kurang[] = () => [], isActive = true, moves: string[] = ['score'], row: Record<string, unknown> = { id_general_report: REPORTS[0]!.id_general_report }) {
  let [end, seen, reads] = [1, 0, 0];
  const printed: unknown[] = [];
  const answers = new Map<unknown, () => unknown>([
    [ClassOfReports, () => ({ id_kelas_tahun_ajaran, isActive })], [ReportsInClass, () => REPORTS], [ReportPlace, () => REPORTS[0]],
    [ReportContents, () => { reads += 1; return REPORTS.map((it) => ({ ...it, isi: `by event ${seen}`, kurang: kurang(seen), sidik: '' })); }],
  ]);
  const commands = { execute: async ({ data }: PublishReport) => { printed.push(data.isi); end += 1; return { position: String(end) }; } };
  const recent = new Recent();
  const keys = Object.fromEntries(['report_card', 'report_version', ...moves].map((it) => [it, [row]]));
  const readSide = { recent, upTo: async (position: string) => { if (Number(position) > seen) recent.note([{ n: Number(position), keys }]); seen = Math.max(seen, Number(position)); return true; } };
  const desk = new ReportDesk(commands as never, { execute: async (it: object) => answers.get(it.constructor)?.() } as never, { stateOf: async () => ({ versi: 1 }) } as never, { store: { end: async () => String(end) } } as never, readSide as never);
  return { desk, printed, reads: () => reads };
}

test('each report of a class goes out with what the log holds then', async () => {
  const { desk, printed } = aClass();
  await desk.publishClass({ id: id_kelas_tahun_ajaran, type: 'akhir_semester' }, SYSTEM);
  expect(printed).toEqual(['by event 1', 'by event 2']);
});

test('where nothing moves but the reports that go out, of whatever class, it is read once for all, and once when they are out', async () => {
  const { desk, printed, reads } = aClass(undefined, true, []);
  await desk.publishClass({ id: id_kelas_tahun_ajaran, type: 'akhir_semester' }, SYSTEM);
  expect([printed, reads()]).toEqual([['by event 1', 'by event 1'], 2]);
});

test('what is written of students of other classes meanwhile, into whatever gradebook, is no reason to read it again', async () => {
  const reads = async (...of: [string[], Record<string, unknown>]) => {
    const it = aClass(undefined, true, ...of);
    await it.desk.publishClass({ id: id_kelas_tahun_ajaran, type: 'akhir_semester' }, SYSTEM);
    return it.reads();
  };
  const [theirs, own] = [{ id_kolom: idOf('kolom'), id_murid: idOf('eka') }, { id_kolom: idOf('kolom'), id_murid: idOf('beni') }];
  expect([await reads(['score', 'gradebook'], theirs), await reads(['score', 'gradebook'], own), await reads(['class_member'], theirs)]).toEqual([2, 3, 3]);
});

test('where the gradebooks come to other numbers by the time it is out, that is told', async () => {
  const { desk } = aClass((seen) => (seen > 2 ? [{ jenis: 'berbeda', mapel: ['IPA'] }] : []));
  expect((await desk.publishClass({ id: id_kelas_tahun_ajaran, type: 'akhir_semester' }, SYSTEM)).data.map((it) => it.berbeda)).toEqual([['IPA'], ['IPA']]);
  const one = aClass((seen) => (seen > 1 ? [{ jenis: 'berbeda', mapel: ['IPA'] }] : []));
  expect((await one.desk.publish({ id: REPORTS[0]!.id_general_report, alasan: '' }, SYSTEM)).data).toEqual({ id: REPORTS[0]!.id_general_report, versi: 1, berbeda: ['IPA'] });
});

test('of a closed semester nothing is read and nothing decided', async () => {
  const { desk, printed } = aClass(undefined, false);
  await expect(desk.publishClass({ id: id_kelas_tahun_ajaran, type: 'akhir_semester' }, SYSTEM)).rejects.toMatchObject({ message: 'CLOSED_SEMESTER' });
  expect(printed).toEqual([]);
});
