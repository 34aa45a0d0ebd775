import { BAGIAN_IMPOR, type JenisImpor } from '#contract/people/import';
import { ImportFinished, ImportProgressed, ImportStarted, ImportUndoBegun, ImportWithdrawn } from '#contract/people/import.events';
import { subject } from '#contract/subject/subject.resource';
import { OneClass } from '#projections/classroom/classroom.query';
import { ClassesOf } from '#projections/people/import.query';
import { UsesOfPerson } from '#projections/people/people.query';
import type { Ask } from '#projections/kit/question';
import { PlaceStudent, WithdrawStudent } from '#server/classroom/placement.decider';
import type { CommandType } from '#server/kit/deciding/command';
import { process, type Wish } from '#server/kit/processes/process';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { FinishImport, FinishUndo, idOfRow, RecordProgress, RecordWithdrawal } from '#server/people/import.decider';
import { RecordStudentData, RegisterStudent, RemoveStudent } from '#server/people/student.decider';
import { RegisterTeacher, RemoveTeacher } from '#server/people/teacher.decider';
import { ForgetRows } from '#server/processes/import/forget-rows';

type Row = Record<string, unknown> & { baris: number };
const STEPS = 10;
const KINDS: Record<JenisImpor, { key: string; make: CommandType; remove: CommandType }> = {
  guru: { key: 'id_guru', make: RegisterTeacher, remove: RemoveTeacher },
  murid: { key: 'id_murid', make: RegisterStudent, remove: RemoveStudent },
  mata_pelajaran: { key: 'id', make: commandsOf(subject).Create, remove: commandsOf(subject).Delete },
};

/**
 * Makes of each row what it stands for, and says now and then how far it is. Killed half way it begins again, and what
 * is made already stays as it is; a row that somebody else has made meanwhile is refused and listed at the end.
 */
export const runImport = process({
  name: 'run-import',
  events: { ImportStarted, ImportProgressed, ImportFinished, ImportUndoBegun, ImportWithdrawn },
  on: {
    ImportStarted: async ({ data: { id_impor, jenis, isi } }, ask) => {
      const rows = (isi ?? []) as Row[];
      const step = Math.max(1, Math.ceil(rows.length / STEPS));
      const told = (i: number) => i % step === step - 1 && i + 1 < rows.length;
      return [...rows.flatMap((row, i) => [making(id_impor, jenis, row), ...(told(i) ? [progress(id_impor, i + 1)] : [])]), ...booked(id_impor, rows), ...(await places(id_impor, rows, ask)), progress(id_impor, rows.length)];
    },
    ImportProgressed: ({ data: { id_impor } }) => [[FinishImport, { id_impor }], [FinishUndo, { id_impor }]],
    ImportFinished: ({ data: { id_impor } }) => [[ForgetRows, { id_impor }]],
    ImportUndoBegun: async ({ data: { id_impor, jenis, dibuat } }, ask) => {
      const free = jenis === 'murid' ? await unused(dibuat, ask) : dibuat;
      return [...(jenis === 'murid' ? await withdrawing(free, ask) : []), [RecordWithdrawal, { id_impor, dibuat: free }]];
    },
    ImportWithdrawn: ({ data: { id_impor, jenis, dibuat } }) => [...dibuat.map((id): Wish => [KINDS[jenis].remove, { [KINDS[jenis].key]: id }]), progress(id_impor, 0)],
  },
});

const progress = (id_impor: string, selesai: number): Wish => [RecordProgress, { id_impor, selesai }];

function making(id_impor: string, jenis: JenisImpor, { baris, ...row }: Row): Wish {
  const { key, make } = KINDS[jenis];
  return [make, { [key]: idOfRow(id_impor, baris), ...Object.fromEntries(Object.entries(row).filter(([name]) => !isSection(name))) }];
}

const isSection = (name: string) => BAGIAN_IMPOR.some((it) => it === name);

/** What a sheet says beside who somebody is goes into their page of the data book. */
function booked(id_impor: string, rows: readonly Row[]): Wish[] {
  return rows.flatMap(({ baris, ...row }): Wish[] => {
    const sections = Object.fromEntries(Object.entries(row).filter(([name, value]) => isSection(name) && value));
    return Object.keys(sections).length ? [[RecordStudentData, { id_murid: idOfRow(id_impor, baris), sections }]] : [];
  });
}

/** Everybody joins the class that their row names, once all are on the books. */
async function places(id_impor: string, rows: readonly Row[], ask: Ask): Promise<Wish[]> {
  const placed = rows.flatMap(({ baris, id_kelas_tahun_ajaran: id }) => (typeof id === 'string' ? [{ id_murid: idOfRow(id_impor, baris), id_kelas_tahun_ajaran: id }] : []));
  const classes = await Promise.all([...new Set(placed.map((it) => it.id_kelas_tahun_ajaran))].map((id) => ask(new OneClass({ id }))));
  return placed.flatMap((it): Wish[] => {
    const kelas = classes.find((one) => one?.data.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran);
    return kelas ? [[PlaceStudent, { ...it, id_tahun_ajaran: kelas.data.id_tahun_ajaran }]] : [];
  });
}

const withdrawing = async (ids: readonly string[], ask: Ask) => (await ask(new ClassesOf({ ids }))).map((it): Wish => [WithdrawStudent, it]);

/** Students of whom nothing speaks but their class. */
async function unused(ids: readonly string[], ask: Ask): Promise<string[]> {
  const uses = await Promise.all(ids.map((id) => ask(new UsesOfPerson({ id }))));
  return ids.filter((_, i) => uses[i]?.tempat.every((it) => it === 'class_member'));
}
