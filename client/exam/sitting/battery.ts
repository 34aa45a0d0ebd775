type Battery = EventTarget & { level: number };

/** The battery of this device, where its browser tells of it. */
export const batteryHere = async (): Promise<Battery | undefined> => (navigator as { getBattery?: () => Promise<Battery> }).getBattery?.().catch(() => undefined);
/** How full it is, of 100. */
export const percentOf = ({ level }: Battery) => Math.round(level * 100);
