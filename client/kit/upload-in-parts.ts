import { file as files } from '#contract/file/file.api';
import { type JenisDokumen, MOST_PART_BYTES } from '#contract/file/file';
import { type ApiError, call } from '#client/kit/api';
import { sendFile } from '#client/kit/upload';

type Sending = { untuk: JenisDokumen; /** The share that has arrived, 0 to 1. */ onProgress?: (share: number) => void; /** Whether the line is broken just now. */ onWaiting?: (isWaiting: boolean) => void; signal?: AbortSignal };

const [LEAST_PART, FIRST_PART] = [16_384, 131_072];
const [SHORTEST_WAIT_MS, LONGEST_WAIT_MS] = [500, 15_000];

/**
 * Sends a document whatever the line does: in parts, smaller ones where it breaks, going on where it stood, also after a reload.
 * Resolves with its id; rejects where it is refused, or given up by the signal.
 */
export async function uploadInParts(file: File, { untuk, onProgress, onWaiting, signal }: Sending): Promise<string> {
  const aborted = signal ? { signal } : {};
  const sha256 = await digestOf(file);
  const begun = () => call(files.beginUpload, { nama: file.name, ukuran: file.size, untuk, ...(sha256 ? { sha256 } : {}) }, aborted);
  let [it, size, wait] = [undefined as Awaited<ReturnType<typeof begun>>['data'] | undefined, FIRST_PART, SHORTEST_WAIT_MS];
  while (!it?.isWhole) {
    try {
      it = it ? (await sendFile(files.sendPart, { id: it.id, dari: it.diterima }, new File([file.slice(it.diterima, it.diterima + size)], 'potongan'), { key: '', ...aborted })).data : (await begun()).data;
      onWaiting?.(false);
      onProgress?.(it.diterima / it.ukuran);
      [size, wait] = [Math.min(MOST_PART_BYTES, size * 2), SHORTEST_WAIT_MS];
    } catch (error) {
      if (signal?.aborted || !(error as ApiError).passing) throw error;
      onWaiting?.(true);
      await backOnline(wait, signal);
      [size, wait] = [Math.max(LEAST_PART, size >> 1), Math.min(LONGEST_WAIT_MS, wait * 2)];
    }
  }
  return it.id;
}

/** After so long, or as soon as the device says that it is online again. */
const backOnline = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal?.addEventListener('abort', done);
  });

/** Without it, where a browser has no cryptography, an upload that is broken off by a reload begins anew. */
async function digestOf(file: File) {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', await file.arrayBuffer());
  return digest && Array.from(new Uint8Array(digest), (it) => it.toString(16).padStart(2, '0')).join('');
}
