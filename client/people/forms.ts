import '#contract/classroom/classroom.api';
import { z } from 'zod';
import { choice, choices, Id, integer, optional, ref, refs, Tanggal, text } from '#contract/kit/fields';
import type { Resource } from '#contract/kit/resource';
import '#contract/people/people.api';
import '#contract/subject/subject.resource';
import { consent } from '#contract/people/consent.api';
import { HubunganPenandatangan, SaluranPersetujuan, type Tujuan, VERSI_TEKS } from '#contract/people/consent';
import { Alamat, Email, Nama, Nik, Nis, PeranGuru, StatusMurid, StatusPembayaran } from '#contract/people/people';
import { BAGIAN, type BagianData, filled, TempatTinggal } from '#contract/people/student-data';
import { studentData } from '#contract/people/student-data.api';
import { MOST_KIN, students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { formOver as form } from '#client/kit/resource/form-over';
import { clock } from '#client/kit/time';
import '#client/people/persons.words';

const gender = choice(['Pria', 'Wanita']);
const contact = { email: optional(Email), alamat: optional(Alamat) };
const joined = integer({ min: 2000, max: 2100 });

const teacher = { nama: Nama, nik: Nik, jenis_kelamin: gender, ...contact, id_mata_pelajaran: refs('subject') };
export const TEACHER = form('teacher', 'nama', teacher, { list: teachers.one, create: teachers.create, change: teachers.change });
export const NEW_TEACHER = form('teacher', 'nama', teacher, { list: teachers.list, create: teachers.create });
export const STUDENT = form('student', 'nama', { nama: Nama, nis: Nis, jenis_kelamin: gender, tahun_masuk: joined, ...contact }, { list: students.one, create: students.create, change: students.change });
/** A new student also says which class they join. */
export const NEW_STUDENT = form('student', 'nama', { nama: Nama, nis: Nis, jenis_kelamin: gender, tahun_masuk: joined, id_kelas: optional(ref('class')), ...contact }, { list: students.list, create: students.create });

/** What a list shows, and what is exported of it. */
const shown = z.string();
export const TEACHER_ROW = form('teacher', 'nama', { nama: shown, nik: shown, jenis_kelamin: gender, email: shown, role: choices(PeranGuru.options), mata_pelajaran: shown }, { list: teachers.list });
export const STUDENT_ROW = form('student', 'nama', {
  nama: shown, nis: shown, kelas: shown, jenis_kelamin: gender, tahun_masuk: joined, status: choice(StatusPembayaran.options as never), status_murid: choice(StatusMurid.options as never), email: shown,
}, { list: students.list });

/** The sections of the data book, each a form of its own; father, mother and guardian have one in common. */
const NAMES: Record<BagianData, string> = { diri: 'data-self', tempat_tinggal: 'data-home', sekolah_asal: 'data-school', kesehatan: 'data-health', ayah: 'data-parent', ibu: 'data-parent', wali: 'data-parent' };
const sectionOf = (bagian: BagianData) =>
  form(NAMES[bagian], 'nama', Object.fromEntries(Object.entries(filled(BAGIAN[bagian] as z.ZodObject).shape).map(([name, it]) => [name, (it as z.ZodType).default(null)])),
    { list: studentData.read, create: studentData.write, change: studentData.write });
export const SECTIONS = Object.fromEntries(Object.keys(BAGIAN).map((it) => [it, sectionOf(it as BagianData)])) as Record<BagianData, Resource>;
/** How a student and their parents are reached: of the data book, what their homeroom teacher keeps besides their health. */
const reached = { no_hp: optional(TempatTinggal.shape.no_hp), email: optional(Email), email_ayah: optional(Email), email_ibu: optional(Email), email_wali: optional(Email) };
export const REACHED = Object.keys(reached);
export const CLASS_BOOK = form('data-contact', 'no_hp', { ...reached, ...SECTIONS.kesehatan.fields }, { list: studentData.ofClass, change: studentData.updateClass });

/** Where a student stands: since when and why are said of the change. */
export const STANDING = form('standing', 'status_murid', { status_murid: choice(StatusMurid.options), tanggal: Tanggal, alasan: optional(text({ max: 300 })) }, { list: students.one, change: students.changeStanding });
/** Who of the teachers is a relative of a student. */
export const KIN = form('kin', 'id_guru_kerabat', { id_guru_kerabat: refs('teacher').max(MOST_KIN) }, { list: students.kin, change: students.nameKin });
export const PAYMENT = form('payment', 'status', { status: choice(StatusPembayaran.options) }, { list: students.one, change: students.changePayment });

/** What a parent signed, for which of these purposes. */
export const consentOver = (purposes: readonly Tujuan[], first: Tujuan) => form('consent', 'penandatangan', {
  penandatangan: Nama, hubungan: choice(HubunganPenandatangan.options).default('ibu'), tujuan: choices(purposes as readonly [Tujuan], { min: 1 }).default([first]),
  saluran: choice(SaluranPersetujuan.options).default('formulir_kertas'), tanggal: Tanggal.default(() => clock.today()), versi_teks: text({ max: 20, form: /^[\w.-]+$/ }).default(VERSI_TEKS),
  id_file: optional(Id),
}, { list: consent.ofStudent, create: consent.record });
export const ROLES = PeranGuru.options;
