import { z } from 'zod';
import { flag, integer, oneOf, Tanggal, text, choice } from '#contract/kit/fields';
import { Kesehatan } from '#contract/people/health';
import { Alamat, Email, Nama } from '#contract/people/people';

const digits = (n: number) => text({ min: n, max: n, form: /^\d*$/ });
const short = text({ max: 100 });
const AGAMA = ['Islam', 'Kristen', 'Katolik', 'Hindu', 'Buddha', 'Khonghucu', 'Kepercayaan kepada Tuhan YME', 'Lainnya'] as const;
const KEWARGANEGARAAN = ['WNI', 'WNA'] as const;
const NoHp = text({ min: 9, max: 16, form: /^(\+62|62|0)8\d{7,12}$/ });

/** A. Keterangan diri. The population NIK and the family card are the admin's only (domain A.3). */
export const Diri = z.object({
  nisn: digits(10), nama_panggilan: text({ max: 50 }), tempat_lahir: short, tanggal_lahir: Tanggal, agama: choice(AGAMA), kewarganegaraan: choice(KEWARGANEGARAAN),
  nik: digits(16), no_kk: digits(16), no_akta_lahir: text({ max: 50 }), anak_ke: integer({ min: 1, max: 20 }), jumlah_saudara: integer({ max: 20 }),
  status_keluarga: choice(['Anak Kandung', 'Anak Tiri', 'Anak Angkat']), yatim_piatu: choice(['Yatim', 'Piatu', 'Yatim Piatu']), bahasa_sehari_hari: short, hobi: short, cita_cita: short,
});

/** B. Tempat tinggal; the address itself and the e-mail stand with the person. */
export const TempatTinggal = z.object({
  rt: text({ max: 3, form: /^\d*$/ }), rw: text({ max: 3, form: /^\d*$/ }), dusun: short, desa: short, kecamatan: short, kabupaten: short, provinsi: short, kode_pos: digits(5),
  jenis_tinggal: choice(['Bersama orang tua', 'Wali', 'Kost', 'Asrama', 'Panti asuhan', 'Pesantren', 'Lainnya']), jarak_km: integer({ max: 200 }),
  transportasi: choice(['Jalan kaki', 'Angkutan umum', 'Mobil/bus antar jemput', 'Kereta api', 'Ojek', 'Sepeda', 'Sepeda motor', 'Mobil pribadi', 'Lainnya']), no_hp: NoHp,
});

/** D. Pendidikan sebelumnya. */
export const SekolahAsal = z.object({
  asal_sekolah: short, npsn_asal: digits(8), no_ijazah: text({ max: 50 }), tanggal_ijazah: Tanggal, lama_belajar: integer({ min: 1, max: 12 }), pindahan_dari: short, alasan_pindah: text({ max: 300 }),
  diterima_di_kelas: oneOf([7, 8, 9]), tanggal_diterima: Tanggal,
});

/** E, F and G. Ayah, ibu, wali. What they earn and their NIK are the admin's only. */
export const OrangTua = z.object({
  nama: Nama, status_hidup: choice(['Masih hidup', 'Meninggal']), nik: digits(16), tempat_lahir: short, tanggal_lahir: Tanggal, agama: choice(AGAMA), kewarganegaraan: choice(KEWARGANEGARAAN),
  pendidikan: choice(['Tidak sekolah', 'Putus SD', 'SD/sederajat', 'SMP/sederajat', 'SMA/sederajat', 'Paket A', 'Paket B', 'Paket C', 'D1', 'D2', 'D3', 'D4', 'S1', 'Profesi', 'S2', 'S3', 'Lainnya']),
  pekerjaan: choice([
    'Tidak bekerja', 'Nelayan', 'Petani', 'Peternak', 'PNS/TNI/Polri', 'Karyawan Swasta', 'Pedagang Kecil', 'Pedagang Besar', 'Wiraswasta', 'Wirausaha', 'Buruh', 'Pensiunan',
    'Tenaga Kerja Indonesia', 'Karyawan BUMN', 'Guru/Dosen', 'Ibu Rumah Tangga', 'Sudah Meninggal', 'Lainnya',
  ]),
  penghasilan: choice([
    'Tidak Berpenghasilan', 'Kurang dari Rp500.000', 'Rp500.000–Rp999.999', 'Rp1.000.000–Rp1.999.999', 'Rp2.000.000–Rp4.999.999', 'Rp5.000.000–Rp20.000.000', 'Lebih dari Rp20.000.000',
  ]),
  hubungan: choice(['Kakek/Nenek', 'Paman/Bibi', 'Kakak', 'Lainnya']), alamat_sama_dengan_murid: flag(), alamat: Alamat, no_hp: NoHp, email: Email,
});

/** The sections of the data book that are kept here (domain 3.5). */
export const BAGIAN = { diri: Diri, tempat_tinggal: TempatTinggal, sekolah_asal: SekolahAsal, kesehatan: Kesehatan, ayah: OrangTua, ibu: OrangTua, wali: OrangTua } as const;
export const BagianData = z.enum(['diri', 'tempat_tinggal', 'sekolah_asal', 'kesehatan', 'ayah', 'ibu', 'wali']);
export type BagianData = z.infer<typeof BagianData>;

/** A section as a fact keeps it: read back whatever the rules for its fields are by then. */
export const stored = (_: z.ZodObject) => z.record(z.string(), z.unknown());

/** A section as it is asked for and answered: every field may be empty. */
export const filled = <S extends z.ZodRawShape>(section: z.ZodObject<S>) =>
  z.object(Object.fromEntries(Object.entries(section.shape).map(([name, it]) => [name, (it as z.ZodType).nullable()])) as unknown as { [K in keyof S]: z.ZodNullable<S[K] extends z.ZodType ? S[K] : never> });
