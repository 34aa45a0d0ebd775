import { common } from '#contract/kit/refusal';
import { BagianData } from '#contract/people/student-data';
import { ReportsOfClass } from '#projections/report-card/report-card.query';
import { IdentityOfReport, PapersOfClass } from '#projections/report-card/report-paper.query';
import { ClassOfReports } from '#projections/report-card/report-place.query';
import type { Ask } from '#projections/kit/question';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { type Asked, longPrint } from '#server/kit/document/long-print';
import { NoteDataRead } from '#server/people/student.decider';
import { readsClass } from '#server/report-card/report-card.policy';
import { reportSheets } from '#server/report-card/report-print';

/** What the pages before a report tell of the data book. */
const TOLD = BagianData.options.filter((it) => it !== 'kesehatan');
/** Whoever takes what the data book says of somebody else has read it, which is a fact (decision 67). */
export const noteTold = (id_murid: string, by: Actor) => new NoteDataRead({ id_murid, bagian: TOLD }, by);

const typeOf = ({ type = 'akhir_semester' }: Asked) => type;
const classOf = async ({ id_kelas }: Asked, ask: Ask) => (id_kelas ? await ask(new ClassOfReports({ id: id_kelas })) : undefined) ?? refuse(common.NOT_FOUND);
async function listOf(asked: Asked, ask: Ask) {
  const { id_kelas_tahun_ajaran } = await classOf(asked, ask);
  return { id_kelas_tahun_ajaran, kelas: (await ask(new ReportsOfClass({ id_kelas_tahun_ajaran, type: typeOf(asked) }))).data.kelas };
}

/** Every report of a class that was made; those that are not out say so. Those of K13 with their covers where that is wished. */
export const reportPrint = longPrint({
  jenis: 'rapor',
  allows: async (actor, asked, ask) => readsClass({ actor, ask, input: { id: (await classOf(asked, ask)).id_kelas_tahun_ajaran } }),
  async nameOf(asked, ask) {
    const { kelas } = await listOf(asked, ask);
    return ['Rapor', kelas?.kelas, typeOf(asked) === 'tengah_semester' ? 'tengah semester' : 'akhir semester', kelas?.semester, kelas?.tahun_ajaran].filter(Boolean).join(' ');
  },
  async items(asked, ask) {
    const { id_kelas_tahun_ajaran, kelas } = await listOf(asked, ask);
    const isCovered = asked.sampul === true && typeOf(asked) === 'akhir_semester' && !kelas?.kumer;
    const made = await ask(new PapersOfClass({ id_kelas_tahun_ajaran, type: typeOf(asked) }));
    return made.map(({ id, id_murid }) => ({ id, ...(isCovered && { sampul: id_murid }) }));
  },
  async sheets(items, { kertas }, ask, now) {
    const wanted = await Promise.all(items.map(async ({ id, sampul }) => ({ id, identitas: sampul ? await ask(new IdentityOfReport({ id_murid: sampul })) : undefined })));
    return reportSheets(wanted, kertas, ask, now);
  },
  async notes(items, by, ask) {
    const told = items.flatMap(({ sampul }) => sampul ?? []);
    const found = await Promise.all(told.map((id_murid) => ask(new IdentityOfReport({ id_murid }))));
    return told.filter((_, i) => found[i]).map((it) => noteTold(it, stepOf(by, it)));
  },
});
