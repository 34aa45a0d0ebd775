import type { OutputOf } from '#contract/kit/endpoint';
import type { sitting as api } from '#contract/exam/sitting.api';
import type { Sitting } from '#client/exam/sitting/taking';
import type { AnyEndpoint } from '#client/kit/api';
import { follow, openLive } from '#client/kit/live';

type Control = OutputOf<typeof api.control>['data']['kendali'][number];
const control = { name: 'sitting.control', live: { rows: 'kendali', key: 'id_peserta' }, key: (it: object) => `sitting.control?${new URLSearchParams(it as Record<string, string>)}` } as unknown as AnyEndpoint;

/** What is decided about an attempt by others, as soon as it is. Answers how to stop. */
export function told(sitting: Sitting, input: { id_cbt: string; id_murid: string }) {
  void openLive();
  const topic = follow(control, input);
  let wasThere = false;
  const unwatch = topic.watch(() => {});
  const unsubscribe = topic.rows.subscribe(() => {
    const rows = [...((topic.rows.get()?.rows.values() ?? []) as Iterable<Control>)];
    // An attempt of which nothing is decided any more was voided: what stands in its place is asked for.
    if (wasThere && !rows.length) void sitting.look();
    wasThere = rows.length > 0;
    for (const it of rows) {
      // It ends, goes on elsewhere or is opened again when the log says so: a table may still tell of an attempt before.
      if (it.isSelesai || sitting.state.get().phase === 'selesai' || it.lease > sitting.lease) void sitting.look();
      else sitting.standing({ deadlineAt: it.tenggat, lease: it.lease, isLocked: it.isLocked, pesan: it.pesan, pesan_pada: it.pesan_pada, jeda: it.jeda, alasan_kunci: it.alasan_kunci, isDijelaskan: it.isDijelaskan });
    }
  });
  return () => {
    unwatch();
    unsubscribe();
  };
}
