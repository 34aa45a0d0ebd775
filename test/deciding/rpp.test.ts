import { rpp as api } from '#contract/curriculum/rpp.api';
import * as events from '#contract/curriculum/rpp.events';
import { begun } from '#server/curriculum/rpp.state';
import { ISI_KOSONG, NAMA_BAGIAN, type SebagianIsi } from '#contract/curriculum/rpp-parts';
import { defaultSettings } from '#contract/institution/institution';
import type { Fact } from '#contract/kit/event';
import type { Actor } from '#server/kit/deciding/command';
import { evolve } from '#server/kit/deciding/decider';
import { AnswerRppRemark, ApproveRpp, ChangeRpp, DraftRpp, OfferRpp, RemarkRpp, RemoveRpp, ReturnRpp, SettleRppRemark, ShareRpp, SubmitRpp, WithdrawRpp } from '#server/curriculum/rpp.commands';
import { rppDecider } from '#server/curriculum/rpp.decider';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const [id_rpp, id_guru, rekan, id_catatan, id_jawaban] = ['an rpp', 'bu tari', 'pak adi', 'a remark', 'an answer'].map(idOf) as [string, string, string, string, string];
const kind = { jenis: 'rpp', id_mata_pelajaran: idOf('matematika'), id_level: idOf('vii') } as const;
const [teacher, leader] = ['bu tari', 'kurikulum'].map((it): Actor => ({ account: idOf(it), role: 'guruMapel', session: null, roles: ['guruMapel'] })) as [Actor, Actor];
const year = { tahun: { data: { tanggal_akhir: '2026-12-18' } }, sekolah: defaultSettings };

const drafted = events.RppDrafted({ id_rpp, id_guru, id_tahun_ajaran: idOf('year'), ...kind, isi: ISI_KOSONG, dari: null });
const said = { teks: 'Berdoa', menit: 10 };
const whole: SebagianIsi = {
  materi_pokok: 'Bilangan bulat', alokasi_waktu: '2 × 40 menit', kd: [idOf('3.1')], tujuan: '<p>Memahami</p>', langkah: [{ pertemuan: 1, pendahuluan: said, inti: said, penutup: said }],
  penilaian: { ...ISI_KOSONG.penilaian, pengetahuan: { teknik: 'Tes tulis', bentuk: '', instrumen: '', rubrik: '' } },
};
const nothingOf = (isi: SebagianIsi) => Object.fromEntries(Object.keys(isi).map((it) => [it, ISI_KOSONG[it as keyof SebagianIsi]])) as SebagianIsi;
const changed = (perubahan: SebagianIsi, more: { versi?: number; status?: 'draf' | 'revisi'; sebelum?: SebagianIsi } = {}) => events.RppChanged({ id_rpp, versi: 1, status: 'draf', sebelum: nothingOf(perubahan), ...more, perubahan });
const [filled, submitted] = [changed(whole), events.RppSubmitted({ id_rpp, versi: 1, putaran: 1 })];
const approved = events.RppApproved({ id_rpp, versi: 1, putaran: 1, isi: { ...ISI_KOSONG, ...whole } });
const remark = events.RppRemarked({ id_rpp, id_catatan, versi: 1, bagian: 'tujuan', teks: 'Kurang terukur' });
const rpp = (...facts: Fact<any>[]) => given(rppDecider)(...facts).knowing(year);
const change = (isi: SebagianIsi, sebelum?: SebagianIsi) => new ChangeRpp({ id_rpp, isi, sebelum }, teacher);
const review = { id_rpp, id_catatan, catatan: '' };

describe('writing a plan', () => {
  const draft = (more: { isi?: SebagianIsi; dari?: string | null } = {}) => new DraftRpp({ id_rpp, id_guru, id_tahun_ajaran: idOf('year'), ...kind, isi: {}, dari: null, ...more }, teacher);
  test('it begins empty, with some parts, or with another one; of another level without its competences', () => {
    rpp().when(draft()).then(drafted);
    rpp(drafted).when(draft()).nothing();
    rpp().when(draft({ isi: { materi_pokok: 'Himpunan', cp: 'of a module' } })).then(events.RppDrafted({ ...drafted.data, isi: { ...ISI_KOSONG, materi_pokok: 'Himpunan' } }));
    const from = (id_level: string) => given(rppDecider)().knowing({ ...year, sumber: { id_level, isi: { ...ISI_KOSONG, ...whole } } }).when(draft({ dari: idOf('last year') }));
    from(kind.id_level).then(events.RppDrafted({ ...drafted.data, isi: { ...ISI_KOSONG, ...whole }, dari: idOf('last year') }));
    from(idOf('viii')).then(events.RppDrafted({ ...drafted.data, isi: { ...ISI_KOSONG, ...whole, kd: [] }, dari: idOf('last year') }));
    rpp().when(draft({ dari: idOf('nothing') })).refused('NOT_FOUND');
  });
  test('only what is another now is a fact, with what it replaces', () => {
    rpp(drafted).when(change({ model: 'PBL', metode: '' })).then(changed({ model: 'PBL' }));
    rpp(drafted, changed({ model: 'PBL' })).when(change({ model: 'PBL' })).nothing();
    rpp(drafted, changed({ model: 'PBL' })).when(change({ model: 'PjBL' }, { model: 'PBL' })).then(changed({ model: 'PjBL' }, { sebelum: { model: 'PBL' } }));
  });
  test.each(NAMA_BAGIAN)('a save of %s writes that part, and no other', (bagian) => {
    expect(Object.keys(api.change.input.parse({ id: id_rpp, dataRPP: { [bagian]: ISI_KOSONG[bagian] } }).dataRPP)).toEqual([bagian]);
  });
  test('two who write at once lose nothing: other parts and other rows stand beside each other, the same words are told', () => {
    const theirs = changed({ model: 'PBL', media: ['Papan'] });
    rpp(drafted, theirs).when(change({ metode: 'Diskusi', media: ['Gawai'] }, { metode: '', media: [] })).then(changed({ metode: 'Diskusi', media: ['Papan', 'Gawai'] }, { sebelum: { metode: '', media: ['Papan'] } }));
    rpp(drafted, theirs).when(change({ model: 'Inquiry' }, { model: '' })).refused('CONFLICT');
  });
  test('kind, subject and level stay; it has a length, and a semester that is not over', () => {
    rpp(drafted).when(new ChangeRpp({ id_rpp, id_level: idOf('viii'), isi: {} }, teacher)).refused('RPP_FIXED');
    rpp(drafted).when(change({ bahan_bacaan: 'x' })).nothing();
    rpp(drafted).when(change({ langkah: Array.from({ length: 40 }, (_, i) => ({ pertemuan: i + 1, pendahuluan: { teks: 'x'.repeat(3_000), menit: 1 }, inti: said, penutup: said })) })).refused('RPP_TOO_LONG');
    given(rppDecider)(drafted).knowing({ ...year, tahun: { data: { tanggal_akhir: '2026-07-12' } } }).when(change({ model: 'PBL' })).refused('SEMESTER_OVER');
    rpp().when(change({ model: 'PBL' })).refused('NOT_FOUND');
  });
  test('others write it, too, and it may be a template', () => {
    rpp(drafted).when(new ShareRpp({ id_rpp, rekan: [rekan, id_guru, rekan] }, teacher)).then(events.RppShared({ id_rpp, rekan: [rekan], sebelum: [] }));
    rpp(drafted).when(new OfferRpp({ id_rpp, templat: true }, leader)).then(events.RppOffered({ id_rpp, templat: true }));
    rpp(drafted).when(new OfferRpp({ id_rpp, templat: false }, leader)).nothing();
  });
});

describe('what becomes of it', () => {
  test('it is submitted whole, and not changed while somebody looks at it', () => {
    rpp(drafted).when(new SubmitRpp({ id_rpp }, teacher)).refused('RPP_INCOMPLETE');
    rpp(drafted, filled).when(new SubmitRpp({ id_rpp }, teacher)).then(submitted);
    rpp(drafted, filled, submitted).when(new SubmitRpp({ id_rpp }, teacher)).nothing();
    rpp(drafted, filled, submitted).when(change({ model: 'PBL' })).refused('RPP_SUBMITTED');
    rpp(drafted, filled, submitted).when(new WithdrawRpp({ id_rpp }, teacher)).then(events.RppWithdrawn({ id_rpp, versi: 1, putaran: 1 }));
    rpp(drafted).when(new WithdrawRpp({ id_rpp }, teacher)).nothing();
    rpp(drafted, filled, changed({ tujuan: '<p> </p>' }, { sebelum: { tujuan: '<p>Memahami</p>' } })).when(new SubmitRpp({ id_rpp }, teacher)).refused('RPP_INCOMPLETE');
  });
  test('it goes back with a remark, which is answered and settled', () => {
    rpp(drafted, filled, submitted).when(new ReturnRpp(review, leader)).refused('NO_REMARK');
    rpp(drafted, filled, submitted).when(new ReturnRpp({ ...review, catatan: 'Lengkapi' }, leader)).then(events.RppRemarked({ id_rpp, id_catatan, versi: 1, bagian: 'umum', teks: 'Lengkapi' }), events.RppReturned({ id_rpp, versi: 1, putaran: 1 }));
    rpp(drafted, filled, submitted, remark).when(new ReturnRpp(review, leader)).then(events.RppReturned({ id_rpp, versi: 1, putaran: 1 }));
    rpp(drafted, filled).when(new RemarkRpp({ id_rpp, id_catatan, bagian: 'tujuan', teks: 'Kurang terukur' }, leader)).then(remark);
    rpp(drafted, filled).when(new RemarkRpp({ id_rpp, id_catatan, bagian: 'tp', teks: 'Tidak ada di sini' }, leader)).refused('RPP_NO_PART');
    const answer = { id_rpp, id_catatan, id_jawaban, teks: 'Sudah' };
    rpp(drafted, remark).when(new AnswerRppRemark(answer, teacher)).then(events.RppRemarkAnswered(answer));
    rpp(drafted, remark, events.RppRemarkSettled({ id_rpp, id_catatan })).when(new AnswerRppRemark(answer, teacher)).refused('REMARK_SETTLED');
    rpp(drafted).when(new AnswerRppRemark(answer, teacher)).refused('NOT_FOUND');
    rpp(drafted, remark, events.RppRemarkAnswered(answer)).when(new SettleRppRemark({ id_rpp, id_catatan: id_jawaban }, leader)).refused('NOT_FOUND');
    rpp(drafted, remark).when(new SettleRppRemark({ id_rpp, id_catatan }, leader)).then(events.RppRemarkSettled({ id_rpp, id_catatan }));
    const [back, again] = [events.RppReturned({ id_rpp, versi: 1, putaran: 1 }), changed({ model: 'PBL' }, { status: 'revisi' })];
    rpp(drafted, filled, submitted, back).when(change({ model: 'PBL' })).then(again);
    rpp(drafted, filled, submitted, back, again).when(new SubmitRpp({ id_rpp }, teacher)).then(events.RppSubmitted({ id_rpp, versi: 1, putaran: 2 }));
  });
  test('it is approved by somebody else, as they have seen it', () => {
    const waiting = rpp(drafted, filled, submitted);
    waiting.when(new ApproveRpp({ ...review, revisi_ke: 2 }, leader)).then(approved);
    waiting.when(new ApproveRpp({ ...review, revisi_ke: 1 }, leader)).refused('RPP_CHANGED');
    waiting.when(new ApproveRpp(review, teacher)).refused('OWN_RPP');
    rpp(drafted, filled, events.RppShared({ id_rpp, rekan: [leader.account as string], sebelum: [] }), submitted).when(new ApproveRpp(review, leader)).refused('OWN_RPP');
    rpp(drafted, filled).when(new ApproveRpp(review, leader)).refused('RPP_NOT_SUBMITTED');
    rpp(drafted, filled, submitted, approved).when(new ApproveRpp(review, leader)).nothing();
  });
  test('an edit begins the next version, and the one that was approved stays in force', () => {
    const next = changed({ model: 'PBL' }, { versi: 2 });
    rpp(drafted, filled, submitted, approved).when(change({ model: 'PBL' })).then(next);
    expect([drafted, filled, submitted, approved, next].reduce((state, it) => evolve(rppDecider, state, it), null as unknown)).toMatchObject({ status: 'draf', versi: 2, berlaku: 1, revisi: 3 });
    rpp(drafted, filled, submitted, approved, next).when(new SubmitRpp({ id_rpp }, teacher)).then(events.RppSubmitted({ id_rpp, versi: 2, putaran: 2 }));
  });
  test('it is removed as long as it was never approved', () => {
    const removed = events.RppRemoved({ id_rpp, id_guru, rekan: [], catatan: [id_catatan], putaran: 0 });
    rpp(drafted, remark).when(new RemoveRpp({ id_rpp }, teacher)).then(removed);
    rpp(drafted, remark, removed).when(new RemoveRpp({ id_rpp }, teacher)).nothing();
    rpp(drafted, filled, submitted).when(new RemoveRpp({ id_rpp }, teacher)).refused('RPP_SUBMITTED');
    rpp(drafted, filled, submitted, approved).when(new RemoveRpp({ id_rpp }, teacher)).refused('RPP_APPROVED');
  });
  test('a module has its own parts, and what it has in common with an RPP', () => {
    expect(begun('modul_ajar', whole, { cp: 'Fase D' })).toMatchObject({ materi_pokok: 'Bilangan bulat', kd: [], tujuan: '', cp: 'Fase D' });
  });
});
