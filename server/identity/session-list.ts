import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';

type Row = { id: string; dibuat: string; terakhir: string; selesai: string | null; alasan: string | null; device: { os?: string; browser?: string }; ip: string | null };

/** What somebody is told of their own sessions. */
@Injectable()
export class SessionList {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool) {}

  async of(id_akun: string, current: string | null) {
    const { rows } = await this.pool.query<Row>(
      `SELECT sid AS id, created_at AS dibuat, last_seen AS terakhir, ended_at AS selesai, ended_reason AS alasan, device, ip FROM vault.session
       WHERE id_akun = $1 AND created_at > now() - interval '30 days' ORDER BY ended_at IS NOT NULL, created_at DESC LIMIT 20`, [id_akun]);
    return rows.map(({ device, ...it }) => ({ ...it, perangkat: [device.browser, device.os].filter(Boolean).join(', '), sekarang: it.id === current }));
  }
}
