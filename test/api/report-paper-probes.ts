import { CommandBus } from '@nestjs/cqrs';
import { defaultSettings } from '#contract/institution/institution';
import { document } from '#contract/document/document.api';
import { reportCard } from '#contract/report-card/report-card.api';
import { reportPaper } from '#contract/report-card/report-paper.api';
import type { CommandType } from '#server/kit/deciding/command';
import { Outbox } from '#server/identity/outbox';
import { NoteReportSent } from '#server/report-card/report-card.decider';
import { ConfigureInstitution } from '#server/institution/institution.decider';
import { ChangePaymentStatus, RecordStudentData } from '#server/people/student.decider';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { aReport, publishedReport, reportOf } from '#test/kit/a-report';
import { delivered, mailServer, owns } from '#test/kit/mail-server';
import { textOfPdf } from '#test/kit/pdf-text';
import { quietly } from '#test/kit/quiet';
import type { School } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const pupil = { A: 'ani', B: 'eka' } as const;
const type = 'tengah_semester';
const LEADERS = 'kurikulum kepala admin';
/** As on the screen: the student what is out, the homeroom teacher of the class and whoever oversees all of them. Parents are told by the homeroom teacher. */
export const RIGHTS: Right[] = [
  { endpoint: reportPaper.print, input: (_, kelas) => ({ id: reportOf(pupil[kelas]) }), may: { A: `ani waliA ${LEADERS}`, B: `eka waliB ${LEADERS}` } },
  { endpoint: reportPaper.send, input: (_, kelas) => ({ id_general_report: reportOf(pupil[kelas]) }), may: { A: 'waliA', B: 'waliB' } },
  { endpoint: reportPaper.mails, input: (school, kelas) => ({ id: school.class(kelas).id_kelas, type }), may: { A: `waliA ${LEADERS}`, B: `waliB ${LEADERS}` } },
];

/** The next of these commands fails. */
function diesOnce(school: School, command: CommandType) {
  const bus = school.nest.get(CommandBus, { strict: false });
  const execute = bus.execute.bind(bus);
  const spy = jest.spyOn(bus, 'execute');
  let died = false;
  return spy.mockImplementation((it) => {
    if (died || !(it instanceof command)) return execute(it);
    died = true;
    return Promise.reject(new Error('killed'));
  });
}
const pagesOf = (body: Buffer) => textOfPdf(body);
const stateOf = async (school: School, id: string) => (await school.ask('waliA', reportPaper.mails, { id: school.class('A').id_kelas, type })).body.data.find((it: { id_general_report: string }) => it.id_general_report === id);
const reading = async (school: School, id_murid: string) => (await school.query("SELECT count(*)::int AS n FROM es.event WHERE type = 'StudentDataRead' AND stream LIKE $1", [`%${id_murid}`])).rows[0]?.n as number;

export const PROBES: Probes = {
  'reportPaper.print': async (school) => {
    const { id_general_report: id } = await publishedReport(school, 'citra');
    const answer = await school.ask('citra', reportPaper.print, { id, kertas: 'F4' });
    expect([answer.body.subarray(0, 5).toString(), pagesOf(answer.body).includes('BELUM DITERBITKAN'), pagesOf(answer.body).includes('Pindai ')]).toEqual(['%PDF-', false, true]);
    expect((await school.ask('ani', reportPaper.print, { id })).status).toBe(403);
    expect((await school.ask('citra', reportPaper.print, { id, versi: 1 })).status).toBe(403);
    expect((await school.ask('waliA', reportPaper.print, { id, versi: 7 })).status).toBe(404);
    const draft = await aReport(school, 'beni');
    expect(pagesOf((await school.ask('waliA', reportPaper.print, { id: draft })).body)).toContain('BELUM DITERBITKAN');
    expect((await school.ask('beni', reportPaper.print, { id: draft })).status).toBe(403);
    await school.give(ConfigureInstitution, { pengaturan: { ...defaultSettings, nama: 'SMP Mercusuar', mode_kata_sandi_awal: 'legacy', tahan_unduh_rapor: 1 } });
    await school.give(ChangePaymentStatus, { id_murid: idOf('citra'), status: 'belum_lunas' });
    expect((await school.ask('citra', reportPaper.print, { id })).body.code).toBe('PAPER_HELD');
    expect((await school.ask('citra', reportCard.content, { id })).body.data.boleh.unduh).toBe(false);
    expect((await school.ask('waliA', reportPaper.print, { id })).status).toBe(200);
    await school.give(ChangePaymentStatus, { id_murid: idOf('citra'), status: 'lunas' });
    await school.ask('kurikulum', reportCard.reopen, { id, alasan: 'Nilai keliru' });
    expect(pagesOf((await school.ask('waliA', reportPaper.print, { id, versi: 1 })).body)).toContain('TIDAK BERLAKU');
    expect(await reading(school, idOf('citra'))).toBe(0);
    return [answer];
  },

  /** To whoever is verified goes the paper, to whoever was written down the link alone; both are told once. */
  'reportPaper.send': async (school) => {
    const mail = await mailServer();
    try {
      return await quietly(async () => {
        const { id_general_report: id, uuid } = await publishedReport(school, 'ani');
        const { id_general_report: other } = await publishedReport(school, 'dedi');
        const draft = await aReport(school, 'beni', 'akhir_semester');
        expect((await school.ask('waliA', reportPaper.send, { id_general_report: id })).body.code).toBe('NO_ADDRESS');
        expect(await stateOf(school, id)).toMatchObject({ keadaan: 'tanpa_alamat', pada: null });
        await owns(school, 'ani', 'ibu.ani@rumah.example', 'orangtua');
        await school.give(RecordStudentData, { id_murid: idOf('ani'), sections: { ayah: { nama: 'Bambang', email: 'ayah.ani@rumah.example' } } });
        expect((await school.ask('waliB', reportPaper.send, { id_general_report: id })).status).toBe(403);
        mail.mood.answer = { code: 550, say: 'no such user' };
        const answer = await school.ask('waliA', reportPaper.send, { id_general_report: JSON.stringify([id, other, draft]) }, { file: { name: 'rapor.pdf', bytes: Buffer.from('%PDF-1.4 of the client') } });
        expect(answer.body.data.map((it: { hasil: string }) => it.hasil)).toEqual(['ok', 'NO_ADDRESS', 'NOT_PUBLISHED']);
        await delivered(school);
        expect(await stateOf(school, id)).toMatchObject({ keadaan: 'gagal', alasan: 'EENVELOPE 550' });
        mail.mood.answer = undefined;
        await Promise.all([1, 2].map(() => school.ask('waliA', reportPaper.send, { id_general_report: [id] })));
        // Whoever dies between a mail and the note of it writes the note afterwards, not the mail.
        const dying = diesOnce(school, NoteReportSent);
        await delivered(school);
        dying.mockRestore();
        expect([mail.received.length, (await school.ask('waliA', reportPaper.send, { id_general_report: id })).body.code]).toEqual([2, 'ALREADY_SENT']);
        expect((await school.query('SELECT count(*)::int AS n FROM vault.mail WHERE terkirim IS NOT NULL AND berikut IS NOT NULL AND galat IS NULL')).rows).toEqual([{ n: 1 }]);
        expect(await school.nest.get(Outbox).kept()).toEqual([]);
        await school.query('UPDATE vault.mail SET berikut = now(), percobaan = 99 WHERE berikut IS NOT NULL');
        const dyingAgain = diesOnce(school, NoteReportSent);
        await delivered(school);
        dyingAgain.mockRestore();
        await school.query('UPDATE vault.mail SET berikut = now() WHERE berikut IS NOT NULL');
        await delivered(school);
        expect(mail.received).toHaveLength(2);
        expect((await school.query("SELECT count(*)::int AS n FROM es.event WHERE type = 'ReportSent' AND stream = $1", [`report-card-${id}`])).rows).toEqual([{ n: 2 }]);
        expect(mail.received.map((it) => it.to[0]).sort()).toEqual(['ayah.ani@rumah.example', 'ibu.ani@rumah.example']);
        const [paper, link] = ['ibu.ani@rumah.example', 'ayah.ani@rumah.example'].map(mail.to);
        expect([paper, link].map((it) => [/application\/pdf/.test(it?.head + String(it?.body)), String(it?.body).replace(/=\r\n/g, '').includes(`/public/report-preview/${uuid}`)])).toEqual([[true, true], [false, true]]);
        expect(JSON.stringify(mail.received)).not.toContain('of the client');
        expect(await stateOf(school, id)).toMatchObject({ keadaan: 'terkirim', alasan: null, pada: expect.any(String) });
        expect((await school.ask('waliA', reportCard.content, { id })).body.data).toMatchObject({ status: 'dikirim', daftar_versi: [{ dikirim: expect.any(String) }] });
        expect((await school.ask('waliA', reportPaper.send, { id_general_report: id })).body.code).toBe('ALREADY_SENT');
        mail.mood.answer = { code: 451, say: 'later' };
        await school.ask('waliA', reportPaper.send, { id_general_report: id, ulang: true });
        await delivered(school);
        expect(await stateOf(school, id)).toMatchObject({ keadaan: 'dicoba_lagi', pada: null });
        await school.ask('kurikulum', reportCard.reopen, { id, alasan: 'Nilai keliru' });
        mail.mood.answer = undefined;
        await school.query('UPDATE vault.mail SET berikut = now() WHERE berikut IS NOT NULL');
        await delivered(school);
        expect(mail.received).toHaveLength(2);
        return [answer];
      });
    } finally {
      await mail.close();
    }
  },

  /** Also: a class at once on paper is its homeroom teacher's, and has those that are not out. */
  'reportPaper.mails': async (school) => {
    const { id_general_report: id } = await publishedReport(school, 'eka');
    await aReport(school, 'fajar');
    const answer = await school.ask('waliB', reportPaper.mails, { id: school.class('B').id_kelas, type });
    expect(answer.body.data).toEqual([{ id_general_report: id, id_murid: idOf('eka'), keadaan: 'tanpa_alamat', alasan: null, pada: null }]);
    const wish = { jenis: 'rapor', kertas: 'F4', id_kelas: school.class('B').id_kelas, type } as const;
    expect((await school.ask('waliA', document.begin, wish)).status).toBe(403);
    expect((await school.ask('waliB', document.begin, { jenis: 'rapor' })).status).toBe(404);
    const { body } = await school.ask('waliB', document.begin, wish);
    const made = async () => (await school.ask('waliB', document.list)).body.data.find((it: { id: string }) => it.id === body.data.id);
    await until('they are laid out', async () => (await made()).keadaan === 'selesai');
    expect(await made()).toMatchObject({ nama: 'Rapor 7B tengah semester Ganjil 2026/2027', jumlah: 2, selesai: 2 });
    return [answer];
  },
};

