/** How often a property is tried: the same cases every time, others with FC_SEED. */
export const runs = (numRuns: number) => ({ numRuns, seed: Number(process.env.FC_SEED ?? 20_260_713) });
