import type { StatusPembayaran } from '#contract/people/people';
import { type Tujuan, Tujuan as Tujuans, VERSI_TEKS, WITHDRAWABLE } from '#contract/people/consent';
import { addDays } from '#contract/school-year/school-days';
import { GiveConsent, WithdrawConsent } from '#server/people/consent.decider';
import { ChangePaymentStatus, RecordStudentData } from '#server/people/student.decider';
import { chance } from '#server/demo/absences';
import { demoData, type DemoSchool } from '#server/demo/demo-school';
import type { Giving } from '#server/demo/giving';

type Student = DemoSchool['students'][number];

/** What the families have told the school by its first day: who they are, what they agree to, whether the fees are paid. A few have not answered yet. */
export async function giveFamilies(giving: Giving, { students }: DemoSchool, awal: string, at: string) {
  const { nama_depan } = demoData();
  await giving.all(students, async (student) => {
    const { id_murid } = student;
    const { diri, ayah, ibu } = familyOf(student, nama_depan, awal);
    const signed = { id_murid, versi_teks: VERSI_TEKS, saluran: 'formulir_kertas', tanggal: addDays(awal, -7), id_file: null, ...signerOf(student, ayah.nama, ibu.nama) };
    await giving.one({ command: RecordStudentData, data: { id_murid, sections: { diri, ayah, ibu } }, at });
    const { agreed, refused } = answersOf(id_murid);
    if (agreed.length) await giving.one({ command: GiveConsent, data: { ...signed, tujuan: agreed }, at });
    if (refused.length) await giving.one({ command: WithdrawConsent, data: { ...signed, tujuan: refused }, at });
    const status = paymentOf(id_murid);
    if (status) await giving.one({ command: ChangePaymentStatus, data: { id_murid, status }, at });
  });
}

/** Twelve when they come, in a family that is called as they are; every mother has an e-mail address, and most fathers. */
function familyOf({ id_murid, nis, nama, tahun_masuk, jenis_kelamin }: Student, nama_depan: Record<'Pria' | 'Wanita', string[]>, awal: string) {
  const one = <T>(of: string, list: readonly T[]) => list[Math.floor(chance(`${of} ${id_murid}`) * list.length)] as T;
  const [first, ...last] = nama.split(' ');
  const named = (kelamin: 'Pria' | 'Wanita') => `${one(`nama ${kelamin}`, nama_depan[kelamin])} ${last.at(-1) ?? first}`;
  const phone = (of: string) => `0812${String(Math.floor(chance(`${of} ${id_murid}`) * 1e8)).padStart(8, '0')}`;
  const email = (of: string) => `${of.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${nis}@keluarga.example`;
  const [bapak, ibu] = [named('Pria'), named('Wanita')];
  const common = { status_hidup: 'Masih hidup', agama: 'Islam', kewarganegaraan: 'WNI' };
  return {
    diri: {
      nama_panggilan: first, tempat_lahir: one('lahir', ['Bogor', 'Depok', 'Jakarta', 'Sukabumi']), tanggal_lahir: addDays(`${tahun_masuk - 12}${awal.slice(4)}`, -Math.floor(chance(`umur ${id_murid}`) * 365)),
      agama: 'Islam', kewarganegaraan: 'WNI', hobi: one('hobi', jenis_kelamin === 'Pria' ? ['Futsal', 'Membaca', 'Catur', 'Pramuka'] : ['Menulis', 'Membaca', 'Bulu tangkis', 'Pramuka']),
    },
    ayah: { ...common, nama: bapak, ...(chance(`email ayah ${id_murid}`) < 0.7 && { email: email(bapak) }), pekerjaan: one('ayah', ['Karyawan Swasta', 'Wiraswasta', 'PNS/TNI/Polri', 'Pedagang Kecil']), no_hp: phone('hp ayah') },
    ibu: { ...common, nama: ibu, email: email(ibu), pekerjaan: one('ibu', ['Ibu Rumah Tangga', 'Guru/Dosen', 'Karyawan Swasta', 'Wirausaha']), no_hp: phone('hp ibu') },
  };
}

const signerOf = ({ id_murid }: Student, ayah: string, ibu: string) =>
  chance(`tanda tangan ${id_murid}`) < 0.6 ? { penandatangan: ibu, hubungan: 'ibu' } : { penandatangan: ayah, hubungan: 'ayah' };

/** Most agree to everything, some keep a photo or a video to themselves, one in twelve has not brought the form back. */
function answersOf(id_murid: string): { agreed: Tujuan[]; refused: Tujuan[] } {
  if (chance(`formulir ${id_murid}`) < 1 / 12) return { agreed: [], refused: [] };
  const refused = WITHDRAWABLE.filter((it) => chance(`${it} ${id_murid}`) < 0.06);
  return { agreed: Tujuans.options.filter((it) => !refused.includes(it)), refused };
}

/** What share of the families stands where; of the first nobody has said anything yet. */
const PAYMENTS: [upTo: number, StatusPembayaran | undefined][] = [[0.05, undefined], [0.2, 'belum_lunas'], [0.28, 'cicilan'], [0.31, 'dispensasi'], [1, 'lunas']];

function paymentOf(id_murid: string): StatusPembayaran | undefined {
  const lot = chance(`bayar ${id_murid}`);
  return PAYMENTS.find(([upTo]) => lot < upTo)?.[1];
}
