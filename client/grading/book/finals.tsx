import { useMemo } from 'react';
import { finalGrade } from '#contract/grading/calculation';
import { competencesOf, describe } from '#contract/grading/description';
import type { AturanNilai, Langkah, NilaiAkhir, NilaiDiKolom, NilaiMapel } from '#contract/grading/final-grade';
import { finalGrades } from '#contract/grading/final-grade.api';
import type { JenisDeskripsi } from '#contract/grading/gradebook';
import type { BarisNilai } from '#contract/grading/gradebook.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { formatAngka } from '#client/kit/number';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import type { Generated } from '#client/grading/book/student-drawer';
import type { Book, Column } from '#client/grading/book/use-book';
import '#client/grading/book/gradebook.words';

type Known = OutputOf<typeof finalGrades.ofBook>['data'];
/** What a student comes to by what is in the cells now, saved or not, and what the report would say. */
export type Final = NilaiMapel & { generated: Generated };
const PARTS = ['pengetahuan', 'keterampilan', 'akhir'] as const;
export type Part = (typeof PARTS)[number];
export const partsOf = (kumer: number): readonly Part[] => (kumer ? ['akhir'] : ['pengetahuan', 'keterampilan']);

/** The final grades of a gradebook, counted here by the rules of the school as the report counts them: they move while one types. */
export function useFinals(book: Book): ReadonlyMap<string, Final> {
  const { id_kelas_tahun_ajaran, id_mata_pelajaran, murid, kolom } = book.book;
  const { data } = useView(finalGrades.ofBook, { id_kelas: id_kelas_tahun_ajaran, id_mata_pelajaran });
  const { shown } = book;
  return useMemo(() => {
    const cells = new Map(murid.map((row) => [row.id_murid, kolom.map((it): NilaiDiKolom => ({ ...it, nilai: shown(row, it.id_kolom).nilai, kompetensi: competenceOf(it) }))]));
    const sts_diadakan = [...cells.values()].some((all) => all.some((it) => it.tipe === 'STS' && it.nilai !== null));
    const aturan: AturanNilai = { ...data.aturan, sts_diadakan };
    return new Map(murid.map((row) => [row.id_murid, finalOf(row, cells.get(row.id_murid) ?? [], aturan, data)]));
  }, [murid, kolom, shown, data]);
}

function finalOf({ nama }: BarisNilai, cells: readonly NilaiDiKolom[], aturan: AturanNilai, { frasa, templat }: Known): Final {
  const grades = finalGrade(aturan, cells);
  const said = (jenis: JenisDeskripsi) => describe({
    jenis, nama: nama ?? '–', nilai: (jenis === 'capaian' ? grades.akhir : grades[jenis])?.nilai ?? null, kkm: aturan.kkm, interval: aturan.interval, kompetensi: competencesOf(aturan, cells, jenis), templat,
    frasa: Object.fromEntries(frasa.map((it) => [it.huruf, jenis === 'capaian' ? it.frasa_kumer : jenis === 'pengetahuan' ? it.frasa_pengetahuan : it.frasa_keterampilan])),
  });
  return { ...grades, generated: aturan.kumer ? { capaian: said('capaian') } : { pengetahuan: said('pengetahuan'), keterampilan: said('keterampilan') } };
}
const competenceOf = ({ id_kd, kode, alias, kompetensi_dasar, urutan, lingkup_kompetensi }: Column) =>
  (id_kd === null || kode === null ? null : { id_kd, kode, alias, kompetensi_dasar: kompetensi_dasar ?? kode, urutan: urutan ?? 0, lingkup_materi: lingkup_kompetensi });

/** The heads over the final grades. */
export function FinalHeads({ kumer }: { kumer: number }) {
  const t = useWords('gradebook');
  return partsOf(kumer).map((it) => <th key={it} scope="col">{t(it)}</th>);
}

/** With its letter, where its curriculum has letters. */
const saidOf = (part: Part, { nilai, predikat }: NilaiAkhir) => [formatAngka(nilai as number), part !== 'akhir' && predikat].filter(Boolean).join(' ');

/** A student's final grades at the end of their line; each leads to how it came about. */
export function FinalCells({ kumer, final, nama, onOpen }: { kumer: number; final: Final | undefined; nama: string; onOpen: () => void }) {
  const t = useWords('gradebook');
  return partsOf(kumer).map((part) => {
    const it = final?.[part];
    return <td key={part} className={it?.tuntas === false ? 'book-final is-low' : 'book-final'}>{it && it.nilai !== null ? <button type="button" aria-label={t('finalOf', { bagian: t(part), nama, nilai: saidOf(part, it) })} onClick={onOpen}>{saidOf(part, it)}</button> : '–'}</td>;
  });
}

/** How final grades came about: what was counted with what weight, the formula, and what is awaited. */
export function WhyFinal({ kumer, final }: { kumer: number; final: Final | undefined }) {
  const t = useWords('gradebook');
  return partsOf(kumer).map((part) => {
    const it = final?.[part];
    return (
      <section key={part} className="book-paragraph" aria-label={t(part)}>
        <h3>{t(part)}: {it && it.nilai !== null ? saidOf(part, it) : '–'}</h3>
        {it && it.nilai !== null && <Steps of={it} />}
        {it && it.kurang.length > 0 && <p className="book-bad">{t('lacking', { nama: it.kurang.join(', ') })}</p>}
      </section>
    );
  });
}

const Steps = ({ of: { langkah, rumus } }: { of: NilaiAkhir }) => <><Tree steps={langkah} /><p className="soft book-formula">{rumus}</p></>;

function Tree({ steps }: { steps: readonly Langkah[] }) {
  const t = useWords('gradebook');
  return (
    <ul className="book-steps">
      {steps.map((it, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name of their own and keep their order
        <li key={`${it.nama} ${i}`}><span>{it.nama}{it.bobot !== 1 && ` ×${formatAngka(it.bobot)}`}{it.catatan && <small className="soft"> {t(`catatan.${it.catatan}`)}</small>}</span><b>{it.nilai === null ? '–' : formatAngka(it.nilai)}</b>{it.dari.length > 0 && <Tree steps={it.dari} />}</li>
      ))}
    </ul>
  );
}
