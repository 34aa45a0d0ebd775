import { refusals } from '#contract/kit/refusal';

export const impactRefusals = refusals({
  IMPACT_CHANGED: [409, 'Dampaknya sudah lain dari yang Anda lihat, karena ada yang berubah sementara itu. Lihat lagi, lalu simpan.', 'The impact is no longer the one that you looked at, because something has changed meanwhile. Look again, then save.'],
  PUBLISHED_DIFFERS: [422, 'Ada rapor yang sudah terbit dan akan berbunyi lain. Tulis alasannya, paling sedikit 10 huruf.', 'A published report would say something else. Give the reason, at least 10 letters.'],
});
