/** @jest-environment node */
import fc from 'fast-check';
import type { KolomNilai } from '#contract/grading/gradebook';
import { GradebookLocked, GradebookUnlocked, GradeColumnAdded, GradeColumnRemoved, ScoreEntered } from '#contract/grading/gradebook.events';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { heldAfter } from '#server/audit/grade-replay';
import { idOf } from '#test/kit/school-data';

const book = { id_buku_nilai: gradebookId(idOf('7A'), idOf('MTK')), id_kelas_tahun_ajaran: idOf('7A'), id_mata_pelajaran: idOf('MTK') };
const COLUMNS = ['one', 'two', 'three'].map((nama): KolomNilai => ({ id_kolom: idOf(nama), assesmentType: 'sumatif_lm', tipe: 'TP', nama, id_kd: idOf('TP'), lingkup_materi: null, teknik: null, bobot: 1, tanggal: null, isRemedial: false, asal: 'sendiri', id_asal: null }));
const STUDENTS = ['ani', 'beni'].map((it) => idOf(it));
const step = fc.record({ what: fc.constantFrom('score', 'score', 'score', 'score', 'remove', 'add', 'lock', 'unlock'), column: fc.nat(COLUMNS.length - 1), who: fc.nat(STUDENTS.length - 1), nilai: fc.option(fc.integer({ min: 0, max: 100 }), { freq: 4 }) });

test('a gradebook after any of its events is what these write one after the other', () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
    const naive = { kolom: new Set<string>(), nilai: new Map<string, number>(), terkunci: false };
    const events: { type: string; data: any }[] = [];
    for (const { what, column, who, nilai } of steps) {
      const kolom = COLUMNS[column] as KolomNilai;
      const [{ id_kolom, ...isi }, id_murid] = [kolom, STUDENTS[who] as string];
      const isThere = naive.kolom.has(id_kolom);
      if (what === 'add' && !isThere) {
        events.push(GradeColumnAdded({ ...book, ...kolom }));
        naive.kolom.add(id_kolom);
      } else if (what === 'remove' && isThere) {
        events.push(GradeColumnRemoved({ ...book, id_kolom, sebelum: isi, jumlah_nilai: 0, alasan: null }));
        naive.kolom.delete(id_kolom);
        for (const one of STUDENTS) naive.nilai.delete(id_kolom + one);
      } else if (what === 'score' && isThere) {
        events.push(ScoreEntered({ ...book, id_kolom, id_murid, nilai, sebelum: naive.nilai.get(id_kolom + id_murid) ?? null, cara: 'ketik', alasan: null }));
        if (nilai === null) naive.nilai.delete(id_kolom + id_murid);
        else naive.nilai.set(id_kolom + id_murid, nilai);
      } else if (what === 'lock') {
        events.push(GradebookLocked(book));
        naive.terkunci = true;
      } else if (what === 'unlock') {
        events.push(GradebookUnlocked({ ...book, alasan: 'Remedial' } as never));
        naive.terkunci = false;
      }
      const held = heldAfter(events);
      expect([[...held.kolom.keys()].sort(), new Map([...held.nilai].sort()), held.terkunci]).toEqual([[...naive.kolom].sort(), new Map([...naive.nilai].sort()), naive.terkunci]);
    }
  }), { numRuns: 200, seed: 20261124 });
});
