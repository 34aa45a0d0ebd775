import { SchoolSettings } from '#projections/institution/settings.query';
import { IsPaperHeld, ReportPaper } from '#projections/report-card/report-paper.query';
import { SYSTEM } from '#server/kit/deciding/command';
import { saidOf } from '#server/kit/document/indonesian';
import { printedMany } from '#server/kit/document/print';
import { fileNameOf } from '#server/kit/edge/download';
import { letter, oneLine } from '#server/kit/letter';
import { publicUrl } from '#server/kit/public-url';
import { uuidV5 } from '#projections/kit/uuid';
import { NoteReportSent } from '#server/report-card/report-card.decider';
import { reportSheet } from '#server/report-card/report-print';

/** To an address of the parents; `isVerified`: a link that was sent there came back. */
type Wish = { jenis: 'rapor'; email: string; isVerified: boolean; id_general_report: string; versi: number };

/**
 * A published report for the parents: where they read it, and the paper for those whose address is verified. To whoever merely was written down
 * as a parent goes the link alone, which the school can take back. Of a version that was replaced or revoked meanwhile nothing is told.
 */
export const reportLetter = letter<Wish>({
  jenis: 'rapor',
  async write({ email, isVerified, id_general_report: id, versi }, ask, now) {
    const [paper, school] = await Promise.all([ask(new ReportPaper({ id, versi })), ask(new SchoolSettings())]);
    if (!paper?.terbit?.uuid || paper.terbit.isDiganti) return [];
    const { isi, terbit } = paper;
    const sheet = isVerified && !(await ask(new IsPaperHeld(paper))) ? await reportSheet({ id, versi, kertas: 'A4' }, ask, now) : undefined;
    const [pdf] = sheet ? await printedMany([sheet]) : [];
    const judul = isi.type === 'tengah_semester' ? 'Rapor tengah semester' : 'Rapor';
    return [{
      kepada: email, judul: oneLine(`${isi.sekolah.nama}: ${judul.toLowerCase()} ${isi.semester} ${isi.tahun_ajaran}`),
      isi: textOf({ ...isi, judul, nama: isi.murid.nama ?? '–', link: `${publicUrl()}/public/report-preview/${terbit.uuid}`, sampai: saidOf(terbit.berlaku_sampai, school.zona_waktu).lengkap, isAttached: pdf !== undefined }),
      ...(pdf && sheet && { lampiran: { nama: fileNameOf([sheet.title], 'pdf'), bytes: pdf.bytes } }),
    }];
  },
  sent: ({ id_general_report, versi }, mail) => new NoteReportSent({ id_general_report, versi, jumlah: 1 }, SYSTEM, { id: uuidV5(mail, 'sent') }),
});

type Told = { judul: string; nama: string; kelas: string; sekolah: { nama: string }; link: string; sampai: string; isAttached: boolean };
const textOf = ({ judul, nama, kelas, sekolah, link, sampai, isAttached }: Told) => `Kepada Bapak/Ibu orang tua/wali dari ${nama} (kelas ${kelas}),

${judul} putra/putri Anda telah diterbitkan oleh ${sekolah.nama}.

Buka tautan ini untuk membacanya, lalu tekan "Saya sudah membaca":
${link}

Tautan berlaku sampai ${sampai}. Siapa pun yang memegangnya dapat membaca rapor ini: jangan diteruskan.${isAttached ? ' Rapor juga terlampir sebagai PDF.' : ''}

Bila Anda bukan orang tua/walinya, abaikan surat ini dan beri tahu sekolah.

--
The report of ${nama} has been published. Open the link above to read it and to say that you have. Do not pass it on.
If you are not the parent, ignore this mail and tell the school.`;
