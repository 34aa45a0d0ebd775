import type { BuktiRapor } from '#contract/report-card/report-proof.api';

/** An event of a report's stream in the clear, whatever stands in it. */
export type Opened = { type: string; at: string; revision: number; data: Record<string, unknown> };
/** Where a paper stands by the events of its report: `published` is the publication of its version. */
export type Standing = {
  status: Exclude<BuktiRapor['status'], 'berubah'>; sejak: string; versi: number; versi_pengganti: number | null; ditarik: boolean; published: Opened;
  /** What the read side has to say of the version. */
  row: { uuid: string; berlaku_sampai: unknown; isReopened: boolean };
  /** Until when this address opens. */
  berlaku_sampai: unknown;
};

/** What became of the paper with this address; nothing where the report never had it. */
export function standingOf(events: readonly Opened[], uuid: string): Standing | undefined {
  const given = events.find(({ type, data }) => (type === 'ReportPublished' ? data.uuid : type === 'PreviewRevoked' ? data.pengganti : undefined) === uuid);
  const versi = Number(given?.data.versi);
  const of = events.filter(({ data }) => data.versi === versi);
  const published = of.find(({ type }) => type === 'ReportPublished');
  if (!given || !published) return undefined;
  const reopened = of.find(({ type }) => type === 'ReportReopened');
  const later = reopened ? events.filter(({ type, revision }) => type === 'ReportPublished' && revision > reopened.revision) : [];
  const next = later.find((it) => !events.some(({ type, data }) => type === 'ReportReopened' && data.versi === it.data.versi));
  const moved = of.filter(({ type }) => type === 'PreviewRevoked');
  // Revoked and renewed in one, it bears the new address in both places.
  const revoked = moved.find(({ data }) => data.uuid === uuid && data.pengganti !== uuid);
  const renewed = moved.filter(({ data }) => typeof data.pengganti === 'string');
  const termOf = (until: number) => renewed.slice(0, until).findLast(({ data }) => data.berlaku_sampai !== undefined)?.data.berlaku_sampai ?? published.data.berlaku_sampai;
  const stands = next ? { status: 'digantikan' as const, sejak: next.at } : reopened ? { status: 'dicabut' as const, sejak: reopened.at } : revoked ? { status: 'dicabut' as const, sejak: revoked.at } : { status: 'sah' as const, sejak: given.at };
  return {
    ...stands, versi, versi_pengganti: next ? Number(next.data.versi) : null, ditarik: Boolean(reopened), published,
    berlaku_sampai: termOf(renewed.indexOf(given) + 1), row: { uuid: String(renewed.at(-1)?.data.pengganti ?? published.data.uuid), berlaku_sampai: termOf(renewed.length), isReopened: Boolean(reopened) } };
}
