import { KbmChanged, KbmGenerated } from '#contract/curriculum/kbm.events';
import { intervalsOf, thirds } from '#contract/curriculum/passing-interval';
import { PassingGradeIntroduced, PassingIntervalsChanged } from '#contract/curriculum/passing-interval.events';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import { reportSetting } from '#contract/grading/report-setting.resource';
import type { Fact } from '#contract/kit/event';
import type { Reasoned } from '#contract/kit/reasoned';
import { kbmId } from '#projections/curriculum/kbm.query';
import { ImpactToWeigh } from '#projections/grading/impact.query';
import { ChangeKbm, kbmDecider } from '#server/curriculum/kbm.decider';
import { ChangePassingInterval, passingIntervalDecider } from '#server/curriculum/passing-interval.decider';
import { ruleDeciders } from '#server/grading/rule.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import type { AnyDecider } from '#server/kit/deciding/decider';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { given } from '#test/kit/given';
import { completed, sampleOf } from '#test/kit/master-data';
import { idOf } from '#test/kit/school-data';
import '#server/app.module';

const [sidik, other] = [idOf('what was seen'), idOf('what would be')] as [string, string];
const published = { sidik, alasan_wajib: true };
const why = 'Keputusan rapat guru';
const id_tahun_ajaran = idOf('year');
const kbm = { id: kbmId(id_tahun_ajaran, idOf('maths'), idOf('vii')), id_mata_pelajaran: idOf('maths'), id_level: idOf('vii'), kkm: 75 };

/** Each rule that grades follow from: what stood, the wish to change it, the fact that it becomes. */
type Weights = Record<'id' | 'id_mata_pelajaran' | 'id_kelas_tahun_ajaran', string> & Record<'bobot_ph' | 'bobot_pts' | 'bobot_pas', number>;
const weights = { id: idOf('weights'), ...completed(gradeWeight, sampleOf(gradeWeight).row(0)), bobot_ph: 2 } as Weights;
const setting = { id: idOf('setting'), ...completed(reportSetting, sampleOf(reportSetting).row(0)), metode: 'bobot' };
const { id: _, ...weightsBefore } = weights;
const { id: __, ...settingBefore } = setting;
const of = (it: typeof gradeWeight | typeof reportSetting) => it.events as unknown as Record<string, (data: object) => Fact>;
const RULES: [string, AnyDecider, Fact, (more: Reasoned) => never, (alasan: string | null) => Fact][] = [
  ['KKM', kbmDecider, KbmGenerated({ id_tahun_ajaran, kbm: [kbm] }), (more) => new ChangeKbm({ id_tahun_ajaran, kbm: [{ id: kbm.id, kkm: 80 }], ...more }, SYSTEM) as never, (alasan) => KbmChanged({ id_tahun_ajaran, kbm: [{ id: kbm.id, kkm: 80, sebelum: 75 }], alasan })],
  ['intervals', passingIntervalDecider, PassingGradeIntroduced({ id_kbm: kbm.id, kkm: 75, interval: thirds(75) }), (more) => new ChangePassingInterval({ id_kbm: kbm.id, predikat: 'A', batas_bawah: 95, ...more }, SYSTEM) as never, (alasan) => PassingIntervalsChanged({ id_kbm: kbm.id, interval: intervalsOf(75, 84, 95), sebelum: thirds(75), alasan })],
  ['weights', ruleDeciders['grade-weight']!, of(gradeWeight).created!({ ...weights, alasan: null }), (more) => new (commandsOf(gradeWeight).Change)({ id: weights.id, bobot_ph: 3, ...more }, SYSTEM) as never, (alasan) => of(gradeWeight).changed!({ ...weights, bobot_ph: 3, sebelum: weightsBefore, alasan })],
  ['settings', ruleDeciders['report-setting']!, of(reportSetting).created!({ ...setting, alasan: null }), (more) => new (commandsOf(reportSetting).Change)({ id: setting.id, metode: 'seimbang', ...more }, SYSTEM) as never, (alasan) => of(reportSetting).changed!({ ...setting, metode: 'seimbang', sebelum: settingBefore, alasan })],
];

test.each(RULES)('%s change without a word where nothing that is out is another, with a reason where it is, and not at all where something else would come of it than was seen', (_, decider, before, change, fact) => {
  const rule = given(decider)(before);
  rule.when(change({})).then(fact(null));
  rule.knowing({ akibat: { sidik, alasan_wajib: false } }).when(change({ dampak: sidik })).then(fact(null));
  rule.knowing({ akibat: published }).when(change({ dampak: sidik })).refused('PUBLISHED_DIFFERS');
  rule.knowing({ akibat: published }).when(change({ alasan: 'ya' })).refused('PUBLISHED_DIFFERS');
  rule.knowing({ akibat: published }).when(change({ alasan: why, dampak: sidik })).then(fact(why));
  rule.knowing({ akibat: { sidik: other, alasan_wajib: false } }).when(change({ alasan: why, dampak: sidik })).refused('IMPACT_CHANGED');
  given(decider)(before, fact(why)).when(change({})).nothing();
});

test('what is weighed is the row as it would be, and that it goes', () => {
  const { Change, Delete } = commandsOf(gradeWeight);
  const weighing = ruleDeciders['grade-weight']?.needs as (data: object, state: object, command: string) => { akibat?: ImpactToWeigh };
  const needs = (command: string, data: object) => weighing(data, { row: weights, isGone: false }, command).akibat?.input.ubah;
  const place = { id_kelas_tahun_ajaran: weightsBefore.id_kelas_tahun_ajaran, id_mata_pelajaran: weightsBefore.id_mata_pelajaran };
  expect(needs(Change.name, { id: weights.id, bobot_ph: 5 })).toEqual({ jenis: 'bobot', baris: [{ ...place, bobot: null }, { ...place, bobot: { bobot_ph: 5, bobot_pts: weightsBefore.bobot_pts, bobot_pas: weightsBefore.bobot_pas } }] });
  expect(needs(Delete.name, { id: weights.id })).toEqual({ jenis: 'bobot', baris: [{ ...place, bobot: null }] });
  expect(needs(Change.name, { id: weights.id, bobot_ph: 2 })).toBeUndefined();
});
