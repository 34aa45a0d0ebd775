type School = { nama: string; logo: string | null };
const GROUND = '#f6f5f1';

/** What a browser needs to put the school among a device's apps (W3C, web app manifest). */
export function manifestOf({ nama, logo }: School): Buffer {
  const icon = (rupa: string, sizes: string, purpose: 'any' | 'maskable') => ({ src: `/api/institusi/ikon?rupa=${rupa}&v=${logo ?? 'pelita'}`, type: 'image/png', sizes, purpose });
  return Buffer.from(JSON.stringify({
    id: '/', start_url: '/', scope: '/', display: 'standalone', lang: 'id', dir: 'ltr',
    name: nama, short_name: nama, categories: ['education'], background_color: GROUND, theme_color: GROUND,
    icons: [icon('192', '192x192', 'any'), icon('512', '512x512', 'any'), icon('potong', '512x512', 'maskable')],
  }));
}
