import { oneLine } from '#server/kit/letter';
import { publicUrl } from '#server/kit/public-url';
import { TOKEN_MINUTES } from '#server/identity/mail-tokens';

/** A link whose secret stands behind `#`: browsers keep that to themselves, so no server's log has it. */
export const linkTo = (path: string, secret: Record<string, string>) => `${publicUrl()}${path}#${new URLSearchParams(secret)}`;

export const resetText = (school: string, link: string) => ({
  judul: oneLine(`${school}: atur ulang kata sandi`),
  isi: `Ada permintaan untuk mengatur ulang kata sandi akun di ${school}.

Buka tautan ini dalam ${TOKEN_MINUTES} menit untuk memilih kata sandi baru:
${link}

Bila Anda tidak memintanya, abaikan surat ini; kata sandi Anda tidak berubah.

--
A new password was asked for at ${school}. Open the link above within ${TOKEN_MINUTES} minutes to choose one.
If it was not you, ignore this mail; nothing has changed.`,
});

export const verifyText = (school: string, link: string) => ({
  judul: oneLine(`${school}: verifikasi alamat e-mail`),
  isi: `Alamat e-mail ini didaftarkan di ${school}.

Buka tautan ini dalam ${TOKEN_MINUTES} menit untuk memastikan bahwa alamat ini milik Anda:
${link}

Bila Anda tidak mengenal pendaftaran ini, abaikan surat ini.

--
This address was given at ${school}. Open the link above within ${TOKEN_MINUTES} minutes to confirm that it is yours.`,
});

const passwordChangedText = (school: string) => ({
  judul: oneLine(`${school}: kata sandi diganti`),
  isi: `Kata sandi akun Anda di ${school} baru saja diganti, dan semua perangkat lain dikeluarkan.

Bila bukan Anda yang menggantinya, segera hubungi admin sekolah.

--
The password of your account at ${school} has just been changed. If it was not you, tell the school’s admin at once.`,
});

const emailChangedText = (school: string) => ({
  judul: oneLine(`${school}: alamat e-mail diganti`),
  isi: `Alamat e-mail akun Anda di ${school} diganti dengan alamat lain. Surat berikutnya tidak lagi dikirim ke sini.

Bila bukan Anda yang menggantinya, segera hubungi admin sekolah.

--
The e-mail address of your account at ${school} was changed to another one. If it was not you, tell the school’s admin at once.`,
});

const contactChangedText = (school: string) => ({
  judul: oneLine(`${school}: alamat kontak diganti`),
  isi: `Alamat e-mail ini tidak lagi dicatat sebagai kontak Anda di ${school}; data kontak Anda baru saja diganti.
Alamat yang sudah Anda verifikasi untuk akun Anda tetap berlaku.

Bila Anda tidak mengetahuinya, segera hubungi admin sekolah.

--
This e-mail address is no longer kept as your contact at ${school}. The address that you have verified for your account
still stands. If you know nothing of this, tell the school’s admin at once.`,
});

const triedText = (school: string) => ({
  judul: oneLine(`${school}: banyak percobaan masuk`),
  isi: `Seseorang berulang kali mencoba masuk ke akun Anda di ${school} dengan kata sandi yang salah. Percobaan dari luar sekolah ditahan
selama satu jam; dari sekolah dan dari perangkat Anda sendiri Anda tetap dapat masuk. Dengan kata sandi baru lewat "Lupa kata
sandi?" Anda dapat masuk segera.

Bila itu Anda sendiri, abaikan surat ini.

--
Somebody has tried many wrong passwords for your account at ${school}. Tries from outside the school are held up for an hour;
at school and at your own device you still get in, and everywhere after choosing a new password. If it was you, ignore this mail.`,
});

/** What somebody is only told. */
export const NOTICES = { sandi_diganti: passwordChangedText, email_diganti: emailChangedText, kontak_diganti: contactChangedText, percobaan_masuk: triedText };
