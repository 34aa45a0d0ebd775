import { KbmChanged, KbmGenerated } from '#contract/curriculum/kbm.events';
import { kbmId } from '#projections/curriculum/kbm.query';
import { ChangeKbm, GenerateKbm, kbmDecider } from '#server/curriculum/kbm.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const [id_tahun_ajaran, maths, arts, level] = ['year', 'maths', 'arts', 'vii'].map(idOf) as [string, string, string, string];
const row = (id_mata_pelajaran: string, kkm: number) => ({ id: kbmId(id_tahun_ajaran, id_mata_pelajaran, level), id_mata_pelajaran, id_level: level, kkm });
const of = (id_mata_pelajaran: string, kkm: number | null = null) => ({ id_mata_pelajaran, id_level: level, kkm });
const generated = KbmGenerated({ id_tahun_ajaran, kbm: [row(maths, 75), row(arts, 78)] });
const generate = (...daftar: object[]) => given(kbmDecider)().knowing({ tahun: { data: {} }, daftar }).when(new GenerateKbm({ id_tahun_ajaran }, SYSTEM));
const change = (...kbm: { id: string; kkm: number; sebelum?: number }[]) => given(kbmDecider)(generated).when(new ChangeKbm({ id_tahun_ajaran, kbm }, SYSTEM));
const [ofMaths, ofArts] = [row(maths, 75).id, row(arts, 78).id];

test('every subject on every level gets what it had before, or what is usual, once', () => {
  generate(of(maths), of(arts, 78)).then(generated);
  const again = given(kbmDecider)(generated).knowing({ tahun: { data: {} }, daftar: [of(maths, 80), of(arts), of(idOf('sport'))] }).when(new GenerateKbm({ id_tahun_ajaran }, SYSTEM));
  again.then(KbmGenerated({ id_tahun_ajaran, kbm: [row(idOf('sport'), 75)] }));
  generate().refused('NO_SUBJECTS');
  given(kbmDecider)().knowing({ daftar: [of(maths)] }).when(new GenerateKbm({ id_tahun_ajaran }, SYSTEM)).refused('NOT_FOUND');
});
test('many are changed at once, or none', () => {
  change({ id: ofMaths, kkm: 70, sebelum: 75 }, { id: ofArts, kkm: 78 }).then(KbmChanged({ id_tahun_ajaran, kbm: [{ id: ofMaths, kkm: 70, sebelum: 75 }], alasan: null }));
  change({ id: ofMaths, kkm: 75 }).nothing();
  change({ id: ofMaths, kkm: 70, sebelum: 74 }).refused('CONFLICT');
  change({ id: ofMaths, kkm: 70 }, { id: ofMaths, kkm: 71 }).refused('KBM_TWICE');
  change({ id: ofMaths, kkm: 70 }, { id: idOf('nobody'), kkm: 70 }).refused('NOT_FOUND');
});
