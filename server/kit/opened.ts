type Close = () => unknown;

/** What is open: it is closed again in the other order. */
export class Opened {
  private readonly all: Close[] = [];

  add(close: Close) {
    this.all.push(close);
  }

  /** Closes everything, the newest first; where one cannot be closed, the others are. */
  close = async () => {
    const faults: unknown[] = [];
    for (const close of this.all.splice(0).reverse()) await Promise.resolve(close()).catch((error: unknown) => faults.push(error));
    if (faults.length) throw faults[0];
  };
}

/** Opens one after another: where that fails half way, nothing stays open. */
export async function opening<T>(work: (opened: Opened) => Promise<T>): Promise<T> {
  const opened = new Opened();
  try {
    return await work(opened);
  } catch (error) {
    await opened.close().catch(() => {});
    throw error;
  }
}
