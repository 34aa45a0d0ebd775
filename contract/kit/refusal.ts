/** Why a wish is not granted: a typed code, its HTTP status and what to tell the person, in both languages. */
export type Refusal = { code: string; status: number; id: string; en: string };

/** What `status` may say (domain A.4). */
export const STATUS_WORDS = ['NOT_AUTHORIZED', 'TOKEN_EXPIRED', 'TOKEN_UNMATCH', 'VALIDATION', 'NOT_FOUND', 'CONFLICT'] as const;
type StatusWord = (typeof STATUS_WORDS)[number];
/** What cannot be done now but may be later is a conflict; of what is not named here it is the request that is not right. */
const BY_STATUS: Record<number, StatusWord> = { 403: 'NOT_AUTHORIZED', 404: 'NOT_FOUND', 410: 'NOT_FOUND', 409: 'CONFLICT', 429: 'CONFLICT', 500: 'CONFLICT', 503: 'CONFLICT' };

export const statusOf = ({ code, status }: Refusal): StatusWord => STATUS_WORDS.find((it) => it === code) ?? BY_STATUS[status] ?? 'VALIDATION';

export const refusals = <const R extends Record<string, readonly [status: number, id: string, en: string]>>(table: R) =>
  Object.fromEntries(Object.entries(table).map(([code, [status, id, en]]) => [code, { code, status, id, en }])) as {
    [K in keyof R]: Refusal;
  };

/** The refusals that any call may meet. A text's `{name}` is filled from the refusal's parameters, `{label}` with what people call the field that is to blame. */
export const common = refusals({
  VALIDATION: [422, 'Isian belum benar. Periksa kembali kolom yang ditandai.', 'Some fields are not valid. Please check the marked ones.'],
  MALFORMED: [400, 'Permintaan tidak dapat dibaca.', 'The request could not be read.'],
  UNSUPPORTED_TYPE: [415, 'Jenis isi permintaan tidak didukung; kirim sebagai JSON.', 'Unsupported content type; send JSON.'],
  TOO_LARGE: [413, 'Data yang dikirim terlalu besar.', 'The data sent is too large.'],
  FILE_TOO_LARGE: [413, 'Ukuran berkas maksimal {mb} MB.', 'A file has at most {mb} MB.'],
  TOKEN_EXPIRED: [401, 'TOKEN_EXPIRED', 'TOKEN_EXPIRED'],
  TOKEN_UNMATCH: [401, 'TOKEN_UNMATCH', 'TOKEN_UNMATCH'],
  NOT_AUTHORIZED: [403, 'NOT_AUTHORIZED', 'NOT_AUTHORIZED'],
  PASSWORD_CHANGE_REQUIRED: [403, 'Demi keamanan, ganti kata sandi awal Anda.', 'For your safety, change your first password before anything else.'],
  NOT_FOUND: [404, 'Data tidak ditemukan.', 'Not found.'],
  CONFLICT: [409, 'Data baru saja diubah orang lain. Muat ulang lalu coba lagi.', 'Somebody else has just changed this. Reload and try again.'],
  TAKEN: [409, '{label} sudah terdaftar.', '{label} is already taken.'],
  IN_USE: [409, 'Data ini masih dipakai sehingga tidak dapat dihapus.', 'This is still in use and cannot be deleted.'],
  ONE_MUST_BE_ON: [409, 'Ini yang sedang dipakai. Aktifkan yang lain, maka ini berhenti dipakai.', 'This is the one in use. Switch another one on, and this one is not any more.'],
  LOST_REFERENCE: [422, 'Data yang dirujuk tidak ditemukan.', 'What this refers to does not exist.'],
  PERSON_FORGOTTEN: [409, 'Data pribadi orang ini sudah dihapus; data pribadi baru tentangnya tidak dapat disimpan.', 'This person’s data was erased; nothing personal about them can be stored any more.'],
  KEY_REUSED: [409, 'Kunci permintaan ini sudah dipakai untuk isi lain.', 'This idempotency key was already used for another request.'],
  TOO_MANY_REQUESTS: [429, 'Terlalu banyak permintaan. Coba lagi {menit} menit lagi.', 'Too many requests. Try again in {menit} minutes.'],
  UNAVAILABLE: [503, 'Layanan sedang sibuk atau dimulai ulang. Coba lagi sebentar.', 'The service is busy or restarting. Please try again.'],
  STORAGE_FULL: [503, 'Penyimpanan server penuh, jadi tidak ada yang disimpan. Hubungi admin, lalu coba lagi.', 'The server has run out of room, so nothing was stored. Tell the admin, then try again.'],
  UNKNOWN_OUTCOME: [503, 'Belum pasti apakah data tersimpan. Kirim ulang permintaan yang sama.', 'It is not certain that this was stored. Send the same request again.'],
  RACE_LOST: [503, 'Banyak yang sedang mengubah data ini sekaligus, jadi belum ada yang disimpan. Coba lagi sebentar.', 'Too many are changing this at once, so nothing was stored yet. Please try again.'],
  HISTORY_BROKEN: [503, 'Riwayat data ini rusak, jadi tidak dapat diubah. Hubungi admin.', 'The history of this is damaged, so it cannot be changed. Tell the admin.'],
  FAILED: [500, 'Terjadi kesalahan di server.', 'Something went wrong on the server.'],
});
